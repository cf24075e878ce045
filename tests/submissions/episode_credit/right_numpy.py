import numpy as np


def orm_credit(turns, gamma):
    return outcome(turns, 0.0) * fade(len(turns), gamma)


def orm_negative(turns, gamma):
    return outcome(turns, -1.0) * fade(len(turns), gamma)


def outcome(turns, failure):
    return 1.0 if turns and turns[-1]["action"] == "answer" and turns[-1]["ok"] else failure


def fade(n, gamma):
    return np.power(float(gamma), np.arange(n)[::-1])


def prm_credit(turns, judge, gamma, as_returns):
    scores = np.array([judge(turns[: t + 1]) for t in range(len(turns))], dtype=float)
    if not as_returns:
        return scores
    n = len(scores)
    distance = np.arange(n)[None, :] - np.arange(n)[:, None]
    weights = np.where(distance >= 0, np.power(float(gamma), np.maximum(distance, 0)), 0.0)
    return weights @ scores
