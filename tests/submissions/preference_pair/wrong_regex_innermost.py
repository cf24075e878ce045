# diagnosis: innermost_braces
import json
import re


def parse_verdict(reply):
    found = None
    for match in re.finditer(r"\{[^{}]*\}", reply):
        try:
            data = json.loads(match.group())
        except json.JSONDecodeError:
            continue
        v = data.get("verdict", "missing")
        if v == "missing":
            continue
        if v not in ("A", "B", "tie"):
            return None
        if found is not None and found != v:
            return None
        found = v
    return found


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
