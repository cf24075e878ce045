import numpy as np


def orm_credit(turns, gamma):
    return walk(rewards_of(turns, 0), gamma)


def orm_negative(turns, gamma):
    return walk(rewards_of(turns, -1), gamma)


def rewards_of(turns, failure):
    rewards = np.zeros(len(turns), dtype=np.float32)
    if len(turns):
        rewards[-1] = 1 if (turns[-1]["action"], turns[-1]["ok"]) == ("answer", True) else failure
    return rewards


def walk(rewards, gamma):
    returns = np.zeros_like(rewards)
    to_go = np.float32(0)
    for t in reversed(range(len(rewards))):
        to_go = rewards[t] + np.float32(gamma) * to_go
        returns[t] = to_go
    return returns


def prm_credit(turns, judge, gamma, as_returns):
    scores = np.array([judge(turns[: t + 1]) for t in range(len(turns))], dtype=np.float32)
    return walk(scores, gamma) if as_returns else scores
