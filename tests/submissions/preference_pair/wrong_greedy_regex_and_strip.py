# diagnosis: first_to_last_brace
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


import re


def parse_verdict(reply):
    match = re.search(r"\{.*\}", reply, re.DOTALL)
    if match is None:
        return None
    try:
        verdict = json.loads(match.group(0)).get("verdict")
    except json.JSONDecodeError:
        return None
    if isinstance(verdict, str) and verdict.strip() in ("A", "B", "tie"):
        return verdict.strip()
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
