# diagnosis: stops_after_the_first_reply
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
    said = [o["verdict"] for o in objects(reply) if "verdict" in o]
    if said and said[0] in ("A", "B", "tie") and said.count(said[0]) == len(said):
        return said[0]
    return None


def build_pair(prompt, complete, judge):
    a, b = complete(prompt), complete(prompt)
    if a == b:
        return None
    ab = judge(prompt, a, b)
    v1 = parse_verdict(ab)
    if v1 not in ("A", "B"):
        return None
    ba = judge(prompt, b, a)
    v2 = parse_verdict(ba)
    if v2 not in ("A", "B") or v1 == v2:
        return None
    chosen, rejected = (a, b) if v1 == "A" else (b, a)
    return {"prompt": prompt, "chosen": chosen, "rejected": rejected, "verdicts": [ab, ba]}
