import json

ALLOWED = {"A", "B", "tie"}


def parse_verdict(reply):
    verdicts = []
    i = 0
    decoder = json.JSONDecoder()
    while i < len(reply):
        if reply[i] != "{":
            i += 1
            continue
        try:
            obj, i = decoder.raw_decode(reply, i)
        except json.JSONDecodeError:
            i += 1
            continue
        if "verdict" in obj:
            verdicts.append(obj["verdict"])
    if not verdicts:
        return None
    if any(v != verdicts[0] for v in verdicts[1:]):
        return None
    v = verdicts[0]
    return v if isinstance(v, str) and v in ALLOWED else None


def build_pair(prompt, complete, judge):
    a = complete(prompt)
    b = complete(prompt)
    if a == b:
        return None
    r1 = judge(prompt, a, b)
    r2 = judge(prompt, b, a)
    v1, v2 = parse_verdict(r1), parse_verdict(r2)
    if v1 == "A" and v2 == "B":
        return {"prompt": prompt, "chosen": a, "rejected": b, "verdicts": [r1, r2]}
    if v1 == "B" and v2 == "A":
        return {"prompt": prompt, "chosen": b, "rejected": a, "verdicts": [r1, r2]}
    return None
