# diagnosis: rewards_for_advantages
from collections import defaultdict


def salt_advantages(trajectories, rewards):
    wins = defaultdict(list)
    for traj, r in zip(trajectories, rewards):
        for step in set(traj):
            wins[step].append(r)
    return [[sum(wins[s]) / len(wins[s]) for s in traj] for traj in trajectories]
