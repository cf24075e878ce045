# diagnosis: none
import json
def parse_verdict(reply):
    dec, i, out = json.JSONDecoder(), 0, []
    while (i := reply.find("{", i)) >= 0:
        try: o, i = dec.raw_decode(reply, i)
        except json.JSONDecodeError: i += 1
        else: out += [o["verdict"]] if "verdict" in o else []
    if out and all(o == out[0] for o in out) and out[0] in ["A", "B", "tie"]: return out[0]
def build_pair(prompt, complete, judge):
    a, b = complete(prompt), complete(prompt)
    if a == b: return
    a, b = sorted((a, b))
    r1 = judge(prompt, a, b); r2 = judge(prompt, b, a)
    v = parse_verdict(r1), parse_verdict(r2)
    if v == ("A", "B"): return dict(prompt=prompt, chosen=a, rejected=b, verdicts=[r1, r2])
    if v == ("B", "A"): return dict(prompt=prompt, chosen=b, rejected=a, verdicts=[r1, r2])
