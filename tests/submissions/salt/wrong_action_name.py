# diagnosis: same_action_is_enough
from collections import defaultdict
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    pool = defaultdict(dict)
    for i, (traj, adv) in enumerate(zip(trajectories, grpo_advantages(rewards))):
        for _, action, _ in traj:
            pool[action][i] = adv
    return [[sum(pool[a].values()) / len(pool[a]) for _, a, _ in traj] for traj in trajectories]
