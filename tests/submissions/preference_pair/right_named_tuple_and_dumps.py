import json
from typing import NamedTuple
class Asked(NamedTuple):
    reply: str
    named: str | None
def parse_verdict(reply):
    i, found = 0, set()
    n = len(reply)
    decoder = json.JSONDecoder(parse_int=str, parse_float=str, parse_constant=str)
    while i < n:
        if reply[i] != "{":
            i += 1
            continue
        try:
            thing, i = decoder.raw_decode(reply, i)
        except Exception:
            i += 1
            continue
        if "verdict" in thing:
            found.add(json.dumps(thing["verdict"]))
    return {'"A"': "A", '"B"': "B", '"tie"': "tie"}.get(found.pop()) if len(found) == 1 else None
def build_pair(prompt, complete, judge):
    texts = []
    while len(texts) < 2: texts += [complete(prompt)]
    if len(set(texts)) < 2: return
    there = judge(prompt, texts[0], texts[1])
    back = judge(prompt, texts[1], texts[0])
    asked = [Asked(there, {"A": 0, "B": 1}.get(parse_verdict(there))), Asked(back, {"A": 1, "B": 0}.get(parse_verdict(back)))]
    if None in (asked[0].named, asked[1].named) or asked[0].named != asked[1].named: return
    return {"rejected": texts[1 - asked[0].named], "chosen": texts[asked[0].named], "verdicts": [x.reply for x in asked], "prompt": prompt}
