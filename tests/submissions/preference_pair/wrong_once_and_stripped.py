# diagnosis: asks_once
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
    a, b = complete(prompt).strip(), complete(prompt).strip()
    if a == b:
        return None
    reply = judge(prompt, a, b)
    verdict = parse_verdict(reply)
    if verdict not in ("A", "B"):
        return None
    chosen, rejected = (a, b) if verdict == "A" else (b, a)
    return {"prompt": prompt, "chosen": chosen, "rejected": rejected, "verdicts": [reply]}
