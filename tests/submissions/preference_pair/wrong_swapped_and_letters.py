# diagnosis: chosen_and_rejected_swapped
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
    v1 = parse_verdict(judge(prompt, a, b))
    v2 = parse_verdict(judge(prompt, b, a))
    if {v1, v2} != {"A", "B"}:
        return None
    winner = b if v1 == "A" else a
    loser = a if v1 == "A" else b
    return {"prompt": prompt, "chosen": winner, "rejected": loser, "verdicts": [v1, v2]}
