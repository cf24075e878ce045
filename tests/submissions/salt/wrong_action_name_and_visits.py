# diagnosis: same_action_is_enough
from collections import defaultdict
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    pool = defaultdict(list)
    for traj, adv in zip(trajectories, grpo_advantages(rewards)):
        for _, action, _ in traj:
            pool[action].append(adv)
    return [[sum(pool[a]) / len(pool[a]) for _, a, _ in traj] for traj in trajectories]
