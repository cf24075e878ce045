# diagnosis: arguments_by_name
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
    one = complete(prompt)
    two = complete(prompt)
    if one == two:
        return None
    replies = [judge(prompt, first=one, second=two), judge(prompt, first=two, second=one)]
    letters = "".join(parse_verdict(reply) or "-" for reply in replies)
    if letters not in ("AB", "BA"):
        return None
    chosen, rejected = (one, two) if letters == "AB" else (two, one)
    return {"prompt": prompt, "chosen": chosen, "rejected": rejected, "verdicts": replies}
