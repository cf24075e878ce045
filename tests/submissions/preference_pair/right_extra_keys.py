import json
import re


def parse_verdict(reply):
    decode = json.JSONDecoder().raw_decode
    said, end = [], 0
    for brace in re.finditer(r"\{", reply):
        if brace.start() < end:
            continue
        try:
            obj, end = decode(reply[brace.start():])
        except ValueError:
            continue
        end += brace.start()
        said += [value for key, value in obj.items() if key == "verdict"]
    return next((v for v in ("A", "B", "tie") if said and said == [v] * len(said)), None)


def build_pair(prompt, complete, judge):
    candidates = [complete(prompt) for _ in (1, 2)]
    if candidates[0] == candidates[1]:
        return None
    forward = judge(prompt, candidates[0], candidates[1])
    backward = judge(prompt, candidates[1], candidates[0])
    table = {("A", "B"): 0, ("B", "A"): 1}
    best = table.get((parse_verdict(forward), parse_verdict(backward)))
    if best is None:
        return None
    return {
        "prompt": prompt,
        "chosen": candidates[best],
        "rejected": candidates[1 - best],
        "verdicts": [forward, backward],
        "letters": [parse_verdict(forward), parse_verdict(backward)],
        "consistent": True,
    }
