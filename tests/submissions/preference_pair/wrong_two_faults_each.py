# diagnosis: forgets_to_swap_back
import json

DECODER = json.JSONDecoder()


def objects(text):
    at = text.find("{")
    while at != -1:
        try:
            found, at = DECODER.raw_decode(text, at)
            yield found
        except ValueError:
            at += 1
        at = text.find("{", at)


def parse_verdict(reply):
    said = [o["verdict"].lower() for o in objects(reply) if isinstance(o.get("verdict"), str)]
    return {"a": "A", "b": "B", "tie": "tie"}.get(said[0]) if said else None


def build_pair(prompt, complete, judge):
    a, b = complete(prompt), complete(prompt)
    if a == b:
        return None
    v1 = parse_verdict(judge(prompt, a, b))
    v2 = parse_verdict(judge(prompt, b, a))
    if v1 == v2 == "A":
        return {"prompt": prompt, "chosen": a, "rejected": b, "verdicts": [v1, v2]}
    if v1 == v2 == "B":
        return {"prompt": prompt, "chosen": b, "rejected": a, "verdicts": [v1, v2]}
    return None
