def orm_credit(turns, gamma):
    return _powers(turns, gamma, 0)


def orm_negative(turns, gamma):
    return _powers(turns, gamma, -1)


def _powers(turns, gamma, failure):
    n = len(turns)
    reward = failure
    for turn in turns[-1:]:
        if turn["action"] == "answer" and turn["ok"]:
            reward = 1
    return tuple(reward * gamma ** (n - 1 - t) for t in range(n))


def prm_credit(turns, judge, gamma, as_returns):
    n = len(turns)
    scores = [judge([turns[k] for k in range(t + 1)]) for t in range(n)]
    if not as_returns:
        return tuple(scores)
    return tuple(sum(gamma ** (k - t) * scores[k] for k in range(t, n)) for t in range(n))
