"""No raw_decode: try every closing brace for every opening one."""
from json import loads


def _objects(text):
    out, start = [], 0
    while True:
        start = text.find("{", start)
        if start < 0:
            return out
        stop = start
        while (stop := text.find("}", stop)) >= 0:
            stop += 1
            try:
                out.append(loads(text[start:stop]))
            except ValueError:
                continue
            start = stop
            break
        else:
            start += 1


def parse_verdict(reply: str):
    values = [o["verdict"] for o in _objects(reply) if "verdict" in o]
    unique = []
    for value in values:
        if value not in unique:
            unique.append(value)
    return unique[0] if len(unique) == 1 and unique[0] in ("A", "B", "tie") else None


def build_pair(prompt, complete, judge):
    texts = (complete(prompt), complete(prompt))
    if len(set(texts)) == 1:
        return
    replies = tuple(judge(prompt, *order) for order in (texts, texts[::-1]))
    letters = "".join(parse_verdict(r) or "?" for r in replies)
    if letters not in ("AB", "BA"):
        return
    chosen, rejected = texts if letters == "AB" else texts[::-1]
    return dict(prompt=prompt, chosen=chosen, rejected=rejected, verdicts=replies)
