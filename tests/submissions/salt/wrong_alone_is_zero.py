# diagnosis: alone_means_zero
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = grpo_advantages(rewards)
    out = []
    for traj in trajectories:
        row = []
        for step in traj:
            group = [adv[i] for i, t in enumerate(trajectories) if step in t]
            row.append(sum(group) / len(group) if len(group) >= 2 else 0)
        out.append(row)
    return out
