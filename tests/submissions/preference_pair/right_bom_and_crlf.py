import json


def parse_verdict(reply):
    dec = json.JSONDecoder()
    pos, said = 0, []
    while (pos := reply.find("{", pos)) >= 0:
        try:
            obj, pos = dec.raw_decode(reply, pos)
        except ValueError:
            pos += 1
            continue
        if "verdict" in obj:
            said.append(json.dumps(obj["verdict"]))
    if len(set(said)) != 1:
        return None
    verdict = json.loads(said[0])
    return verdict if verdict in ("A", "B", "tie") else None


def build_pair(prompt, complete, judge):
    a, b = complete(prompt), complete(prompt)
    if a == b: return None
    ab, ba = judge(prompt, a, b), judge(prompt, b, a)
    v = (parse_verdict(ab), parse_verdict(ba))
    if v == ("A", "B"): return {"prompt": prompt, "chosen": a, "rejected": b, "verdicts": [ab, ba]}
    if v == ("B", "A"): return {"prompt": prompt, "chosen": b, "rejected": a, "verdicts": [ab, ba]}
    return None
