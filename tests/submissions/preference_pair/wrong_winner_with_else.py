# diagnosis: anything_else_is_the_other_text
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
    ba = judge(prompt, b, a)
    w1 = a if parse_verdict(ab) == "A" else b
    w2 = b if parse_verdict(ba) == "A" else a
    if w1 != w2:
        return None
    return {"prompt": prompt, "chosen": w1, "rejected": a if w1 == b else b, "verdicts": [ab, ba]}
