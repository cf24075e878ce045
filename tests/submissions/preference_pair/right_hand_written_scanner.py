import json


def _end_of_object(s, i):
    """Index behind the object that opens at i, counting braces outside of strings only."""
    depth, in_string, escaped = 0, False, False
    for j in range(i, len(s)):
        c = s[j]
        if in_string:
            if escaped:
                escaped = False
            elif c == "\\":
                escaped = True
            elif c == '"':
                in_string = False
        elif c == '"':
            in_string = True
        elif c == "{":
            depth += 1
        elif c == "}":
            depth -= 1
            if depth == 0:
                return j + 1
    return -1


def parse_verdict(reply):
    seen = []
    i = 0
    while i < len(reply):
        if reply[i] == "{":
            j = _end_of_object(reply, i)
            if j != -1:
                try:
                    o = json.loads(reply[i:j])
                except Exception:
                    pass
                else:
                    if "verdict" in o:
                        seen.append(o["verdict"])
                    i = j
                    continue
        i += 1
    for name in ["A", "B", "tie"]:
        if len(seen) > 0 and seen.count(name) == len(seen):
            return name


def build_pair(prompt, complete, judge):
    x = complete(prompt)
    y = complete(prompt)
    if x != y:
        xy = judge(prompt, x, y)
        yx = judge(prompt, y, x)
        flip = {"A": "B", "B": "A", "tie": "tie", None: None}
        one, two = parse_verdict(xy), flip[parse_verdict(yx)]
        if one == two and one in ("A", "B"):
            good, bad = (x, y) if one == "A" else (y, x)
            return {"prompt": prompt, "chosen": good, "rejected": bad, "verdicts": [xy, yx]}
    return None
