import json

import numpy as np

DECODER = json.JSONDecoder()


def parse_verdict(reply):
    print("reply:", repr(reply))
    opening = [int(i) for i in np.flatnonzero(np.array(list(reply)) == "{")]
    said, behind = [], 0
    for start in opening:
        if start < behind:
            continue
        try:
            value, behind = DECODER.raw_decode(reply, start)
        except json.JSONDecodeError as error:
            print("no object:", error)
            continue
        if "verdict" in value:
            said.append(value["verdict"])
    ok = bool(said) and all(type(word) is str for word in said)
    names = np.unique(said) if ok else []
    return str(names[0]) if len(names) == 1 and names[0] in ("A", "B", "tie") else None


def build_pair(prompt, complete, judge):
    texts = np.array([complete(prompt), complete(prompt)], dtype=object)
    if texts[0] == texts[1]:
        return None
    replies = [judge(prompt, *texts), judge(prompt, *texts[::-1])]
    votes = np.zeros(2, dtype=int)
    for turn, reply in enumerate(replies):
        verdict = parse_verdict(reply)
        if verdict in ("A", "B"):
            votes[(verdict == "B") ^ turn] += 1
    if votes.max() < 2:
        return None
    winner = int(votes.argmax())
    return {"prompt": prompt, "chosen": texts[winner], "rejected": texts[1 - winner], "verdicts": replies}
