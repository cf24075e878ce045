from fractions import Fraction as Q
from math import sqrt


def relative(values, mode):
    values = [Q(v) for v in values]
    mean = sum(values) / len(values)
    square = sum((v - mean) ** 2 for v in values) / len(values)
    if mode == "mean_norm":
        return [v - mean for v in values]
    return [float(v - mean) / sqrt(square) if square else 0 for v in values]


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    table = {}
    for k in range(history_length + 1):
        where = {}
        for i, states in enumerate(anchor_obs):
            for t in range(len(states) - k):
                where.setdefault(tuple(states[t : t + k + 1]), []).append((i, t + k))
        for members in where.values():
            if len(members) >= 2:
                for m, a in zip(members, relative([step_returns[i][t] for i, t in members], mode)):
                    table.setdefault(m, []).append((k, a))
    answer = []
    for i, states in enumerate(anchor_obs):
        answer.append([])
        for t in range(len(states)):
            said = table.get((i, t), [])
            weights = [(k + 1) ** alpha for k, _ in said]
            answer[-1].append(float(sum(w * float(a) for w, (_, a) in zip(weights, said)) / (sum(weights) or 1)))
    return answer
