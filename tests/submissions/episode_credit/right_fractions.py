from fractions import Fraction


def orm_credit(turns, gamma):
    return exact([0] * (len(turns) - 1) + [int(won(turns))] * (len(turns) > 0), gamma)


def orm_negative(turns, gamma):
    return exact([0] * (len(turns) - 1) + [1 if won(turns) else -1] * (len(turns) > 0), gamma)


def won(turns):
    return bool(turns) and turns[-1]["action"] == "answer" and turns[-1]["ok"]


def exact(rewards, gamma):
    gamma, to_go, returns = Fraction(gamma), Fraction(0), []
    for reward in rewards[::-1]:
        to_go = Fraction(reward) + gamma * to_go
        returns.insert(0, to_go)
    return returns


def prm_credit(turns, judge, gamma, as_returns):
    scores = [Fraction(judge(turns[: t + 1])) for t in range(len(turns))]
    return exact(scores, gamma) if as_returns else scores
