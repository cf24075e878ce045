# diagnosis: one_verdict_is_enough
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
    ab, ba = judge(prompt, a, b), judge(prompt, b, a)
    votes = {"a": 0, "b": 0}
    votes["a"] += parse_verdict(ab) == "A"
    votes["b"] += parse_verdict(ab) == "B"
    votes["a"] += parse_verdict(ba) == "B"
    votes["b"] += parse_verdict(ba) == "A"
    if votes["a"] == votes["b"]:
        return None
    chosen, rejected = (a, b) if votes["a"] > votes["b"] else (b, a)
    return {"prompt": prompt, "chosen": chosen, "rejected": rejected, "verdicts": [ab, ba]}
