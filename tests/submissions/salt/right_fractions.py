from fractions import Fraction
from math import sqrt


def salt_advantages(trajectories, rewards):
    exact = [Fraction(r) for r in rewards]
    mean = sum(exact) / len(exact)
    var = sum((r - mean) ** 2 for r in exact) / len(exact)
    takers = {}
    for i, traj in enumerate(trajectories):
        for step in traj:
            takers.setdefault(step, {})[i] = exact[i]

    def credit(step):
        if var == 0:
            return 0
        mine = takers[step].values()
        return float(sum(mine) / len(mine) - mean) / sqrt(var)

    return [[credit(step) for step in traj] for traj in trajectories]
