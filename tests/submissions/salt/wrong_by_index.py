# diagnosis: same_place_in_the_row
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = grpo_advantages(rewards)
    out = []
    for traj in trajectories:
        row = []
        for t, step in enumerate(traj):
            same = [adv[j] for j, other in enumerate(trajectories) if t < len(other) and other[t] == step]
            row.append(sum(same) / len(same))
        out.append(row)
    return out
