# diagnosis: pattern_without_object
import re


def parse_verdict(reply):
    m = re.search(r'"verdict"\s*:\s*"(A|B|tie)"', reply)
    return m.group(1) if m else None


def build_pair(prompt, complete, judge):
    a, b = complete(prompt), complete(prompt)
    if a == b:
        return None
    r1, r2 = judge(prompt, a, b), judge(prompt, b, a)
    pair = parse_verdict(r1), parse_verdict(r2)
    if pair == ("A", "B"):
        return {"prompt": prompt, "chosen": a, "rejected": b, "verdicts": [r1, r2]}
    if pair == ("B", "A"):
        return {"prompt": prompt, "chosen": b, "rejected": a, "verdicts": [r1, r2]}
    return None
