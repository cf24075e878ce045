import copy
from dataclasses import dataclass


@dataclass
class Turn:
    action: str
    ok: bool


def _records(turns):
    for t in turns:
        yield Turn(t["action"], t["ok"])


def _success(turns):
    last = None
    for last in _records(turns):
        pass
    return last is not None and last.action == "answer" and last.ok


def _credit(turns, gamma, reward):
    def backwards():
        value = reward
        for _ in turns:
            yield value
            value = value * gamma
    return list(reversed(list(backwards())))


def orm_credit(turns, gamma):
    return _credit(turns, gamma, 1 if _success(turns) else 0)


def orm_negative(turns, gamma):
    return _credit(turns, gamma, 1 if _success(turns) else -1)


def prm_credit(turns, judge, gamma, as_returns):
    """A judge might scribble on what it is shown, so each gets a copy of its own."""
    scores = []
    shown = []
    for turn in turns:
        shown.append(turn)
        scores.append(judge(copy.deepcopy(shown)))
    if as_returns:
        for t in range(len(scores) - 2, -1, -1):
            scores[t] += gamma * scores[t + 1]
    return tuple(scores)
