# diagnosis: shared_means_zero
from collections import Counter
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    count = Counter(step for traj in trajectories for step in set(traj))
    return [
        [adv if count[step] == 1 else 0.0 for step in traj]
        for traj, adv in zip(trajectories, grpo_advantages(rewards))
    ]
