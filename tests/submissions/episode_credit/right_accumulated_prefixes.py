from itertools import accumulate


def _travel(rewards, gamma):
    return list(accumulate(reversed(rewards), lambda later, r: r + gamma * later))[::-1]


def _won(turns):
    return bool(turns) and turns[-1]["action"] == "answer" and turns[-1]["ok"]


def _outcome(turns, gamma, failure):
    return _travel([0] * (len(turns) - 1) + [1 if _won(turns) else failure], gamma) if turns else []


def orm_credit(turns, gamma):
    return _outcome(turns, gamma, 0)


def orm_negative(turns, gamma):
    return _outcome(turns, gamma, -1)


def prm_credit(turns, judge, gamma, as_returns):
    prefixes = accumulate(([t] for t in turns))
    scores = [judge(p) for p in prefixes]
    return _travel(scores, gamma) if as_returns else scores
