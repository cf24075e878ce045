# diagnosis: samples_until_they_differ
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
    a = complete(prompt)
    b = complete(prompt)
    while a == b:
        b = complete(prompt)
    ab, ba = judge(prompt, a, b), judge(prompt, b, a)
    v = parse_verdict(ab), parse_verdict(ba)
    if v == ("A", "B"):
        return {"prompt": prompt, "chosen": a, "rejected": b, "verdicts": [ab, ba]}
    if v == ("B", "A"):
        return {"prompt": prompt, "chosen": b, "rejected": a, "verdicts": [ab, ba]}
    return None
