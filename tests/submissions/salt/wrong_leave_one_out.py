# diagnosis: others_only
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = grpo_advantages(rewards)
    result = []
    for i, traj in enumerate(trajectories):
        row = []
        for step in traj:
            others = [adv[j] for j, t in enumerate(trajectories) if j != i and step in t]
            row.append(sum(others) / len(others) if others else adv[i])
        result.append(row)
    return result
