# diagnosis: one_list_for_all
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = grpo_advantages(rewards)
    out = []
    for traj in trajectories:
        for step in traj:
            same = [adv[j] for j, t in enumerate(trajectories) if step in t]
            out.append(sum(same) / len(same))
    return out
