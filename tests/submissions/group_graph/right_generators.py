from itertools import chain, groupby
from operator import itemgetter
from statistics import fmean


def node_values(trajectories, rewards, gamma):
    visits = sorted(
        (step[0], gamma ** (len(traj) - t) * r)
        for traj, r in zip(trajectories, rewards)
        for t, step in enumerate(traj)
    )
    return {state: fmean(w for _, w in group) for state, group in groupby(visits, key=itemgetter(0))}


def graph_step_advantages(trajectories, rewards, gamma):
    value = node_values(trajectories, rewards, gamma).__getitem__

    def gains(traj, r):
        for (here, _, there), last in zip(traj, [False] * (len(traj) - 1) + [True]):
            yield (r if last else value(there)) - value(here)

    rows = [list(gains(traj, r)) for traj, r in zip(trajectories, rewards)]
    flat = list(chain.from_iterable(rows))
    usual = fmean(flat) if flat else 0.0
    return [[g - usual for g in row] for row in rows]
