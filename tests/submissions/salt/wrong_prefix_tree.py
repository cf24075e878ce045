# diagnosis: same_history_too
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    advantages = grpo_advantages(rewards)
    tree = {}
    for traj, adv in zip(trajectories, advantages):
        for t in range(1, len(traj) + 1):
            tree.setdefault(tuple(traj[:t]), []).append(adv)
    return [
        [sum(tree[tuple(traj[:t])]) / len(tree[tuple(traj[:t])]) for t in range(1, len(traj) + 1)]
        for traj in trajectories
    ]
