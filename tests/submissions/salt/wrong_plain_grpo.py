# diagnosis: nothing_is_merged
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    return [[adv] * len(traj) for traj, adv in zip(trajectories, grpo_advantages(rewards))]
