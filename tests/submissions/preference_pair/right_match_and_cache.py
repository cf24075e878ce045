import json, re
from functools import lru_cache
_DEC = json.JSONDecoder()
@lru_cache(maxsize=None)
def parse_verdict(reply):
    seen = []
    pos = 0
    while (m := re.compile(r"\{").search(reply, pos)):
        try:
            obj, pos = _DEC.raw_decode(reply, m.start())
        except ValueError:
            pos = m.end()
        except RecursionError:
            pos = m.end()
        else:
            if "verdict" in obj:
                seen.append(obj["verdict"])
    match seen:
        case [str() as v, *rest] if all(r == v for r in rest) and v in ("A", "B", "tie"):
            return v
        case _:
            return None
def build_pair(prompt, complete, judge):
    one, two = (complete(prompt) for _ in range(2))
    if one == two:
        return None
    replies = [judge(prompt, *order) for order in ((one, two), (two, one))]
    match tuple(map(parse_verdict, replies)):
        case ("A", "B"):
            w, l = one, two
        case ("B", "A"):
            w, l = two, one
        case _:
            return
    return dict(prompt=prompt, chosen=w, rejected=l, verdicts=replies, note="extra", method={"x": (1, 2)})
