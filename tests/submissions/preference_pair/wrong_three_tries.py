# diagnosis: asks_again_until_it_suits
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
    for _ in range(3):
        ab, ba = judge(prompt, a, b), judge(prompt, b, a)
        v = parse_verdict(ab), parse_verdict(ba)
        if v in (("A", "B"), ("B", "A")):
            chosen, rejected = (a, b) if v[0] == "A" else (b, a)
            return {"prompt": prompt, "chosen": chosen, "rejected": rejected, "verdicts": [ab, ba]}
    return None
