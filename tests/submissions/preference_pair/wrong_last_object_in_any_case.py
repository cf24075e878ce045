# diagnosis: none
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
    verdict = None
    for o in objects(reply):
        if "verdict" in o:
            verdict = o["verdict"]
    if isinstance(verdict, str):
        verdict = {"a": "A", "b": "B", "tie": "tie"}.get(verdict.strip().lower())
    return verdict if verdict in ("A", "B", "tie") else None


def build_pair(prompt, complete, judge):
    a, b = complete(prompt), complete(prompt)
    if a == b:
        return None
    replies = [judge(prompt, a, b), judge(prompt, b, a)]
    v = [parse_verdict(r) for r in replies]
    if v == ["A", "B"]:
        return {"prompt": prompt, "chosen": a, "rejected": b, "verdicts": replies}
    if v == ["B", "A"]:
        return {"prompt": prompt, "chosen": b, "rejected": a, "verdicts": replies}
    return None
