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
    said = [o["verdict"] for o in objects(reply) if "verdict" in o]
    if said:
        return said[-1] if said[-1] in ("A", "B", "tie") else None
    for verdict in ("A", "B", "tie"):
        if f" {verdict} " in f" {reply} ":
            return verdict
    return None


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
