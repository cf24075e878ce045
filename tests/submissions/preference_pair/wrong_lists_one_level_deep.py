# diagnosis: none
import json
D = json.JSONDecoder()
def parse_verdict(reply):
    pos, seen = 0, []
    while True:
        pos = next((i for i in range(pos, len(reply)) if reply[i] in "{["), -1)
        if pos < 0: break
        try:
            o, pos = D.raw_decode(reply, pos)
            for d in (o if isinstance(o, list) else [o]):
                if isinstance(d, dict) and "verdict" in d: seen.append(d["verdict"])
        except json.JSONDecodeError as e:
            pos += 1
    if seen and all(s == seen[0] for s in seen) and seen[0] in ("A","B","tie"): return seen[0]
    return None
def build_pair(prompt, complete, judge):
    a = complete(prompt); b = complete(prompt)
    if a == b: return None
    r1 = judge(prompt, a, b); r2 = judge(prompt, b, a)
    v1, v2 = parse_verdict(r1), parse_verdict(r2)
    if (v1, v2) == ("A", "B"): return dict(prompt=prompt, chosen=a, rejected=b, verdicts=[r1, r2])
    if (v1, v2) == ("B", "A"): return dict(prompt=prompt, chosen=b, rejected=a, verdicts=[r1, r2])
