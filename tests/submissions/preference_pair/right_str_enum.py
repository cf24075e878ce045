import json
from enum import StrEnum
class Verdict(StrEnum):
    A = "A"; B = "B"; TIE = "tie"
def parse_verdict(reply):
    dec, i, out = json.JSONDecoder(), 0, []
    while (i := reply.find("{", i)) >= 0:
        try: o, i = dec.raw_decode(reply, i)
        except json.JSONDecodeError: i += 1
        else: out += [o["verdict"]] if "verdict" in o else []
    try:
        [v] = {Verdict(x) if isinstance(x, str) else None for x in out}
        return v
    except ValueError: return None
from typing import TypedDict
class Pair(TypedDict):
    prompt: str; chosen: str; rejected: str; verdicts: list
def build_pair(prompt, complete, judge):
    a, b = complete(prompt), complete(prompt)
    if a == b: return
    r = [judge(prompt, a, b), judge(prompt, b, a)]
    match tuple(map(parse_verdict, r)):
        case Verdict.A, Verdict.B: return Pair(prompt=prompt, chosen=a, rejected=b, verdicts=r)
        case Verdict.B, Verdict.A: return Pair(prompt=prompt, chosen=b, rejected=a, verdicts=r)
