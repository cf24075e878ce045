from decimal import Decimal


def orm_credit(turns, gamma):
    return fading(turns, gamma, Decimal(0))


def orm_negative(turns, gamma):
    return fading(turns, gamma, Decimal(-1))


def fading(turns, gamma, failure):
    credits = []
    worth = failure
    for turn in reversed(turns):
        if not credits and turn["action"] == "answer" and turn["ok"]:
            worth = Decimal(1)
        credits.append(worth)
        worth *= Decimal(str(gamma))
    return credits[::-1]


def prm_credit(turns, judge, gamma, as_returns):
    scores = [Decimal(str(float(judge(turns[: t + 1])))) for t in range(len(turns))]
    if as_returns:
        for t in range(len(scores) - 2, -1, -1):
            scores[t] += Decimal(str(gamma)) * scores[t + 1]
    return scores
