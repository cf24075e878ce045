# diagnosis: same_place_in_the_row
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = grpo_advantages(rewards)
    nodes = {}
    for i, traj in enumerate(trajectories):
        for t, (s, a, n) in enumerate(traj):
            nodes.setdefault((t, a), []).append(adv[i])
    return [[sum(nodes[t, a]) / len(nodes[t, a]) for t, (s, a, n) in enumerate(traj)] for traj in trajectories]
