import json

from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    advantages = grpo_advantages(rewards)
    groups = {}
    keys = [[json.dumps(step) for step in traj] for traj in trajectories]
    for row, adv in zip(keys, advantages):
        for key in sorted(set(row)):
            groups.setdefault(key, []).append(adv)
    return [[sum(groups[key]) / len(groups[key]) for key in row] for row in keys]
