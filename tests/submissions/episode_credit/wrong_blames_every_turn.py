# diagnosis: blame_at_every_turn
def _travel(rewards, gamma):
    credit = 0.0
    out = []
    for reward in reversed(rewards):
        credit = reward + gamma * credit
        out.append(credit)
    return out[::-1]


def _success(turns):
    return bool(turns) and turns[-1]["action"] == "answer" and turns[-1]["ok"]


def _outcome(turns, gamma, failure):
    if not turns:
        return []
    return _travel([0] * (len(turns) - 1) + [1 if _success(turns) else failure], gamma)


def orm_credit(turns, gamma):
    return _outcome(turns, gamma, 0)


def orm_negative(turns, gamma):
    return _travel([1 if _success(turns) else -1] * len(turns), gamma)


def prm_credit(turns, judge, gamma, as_returns):
    scores = []
    for t in range(len(turns)):
        scores.append(judge(turns[: t + 1]))
    if as_returns:
        return _travel(scores, gamma)
    return scores
