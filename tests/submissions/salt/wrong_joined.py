# diagnosis: parts_joined_as_text
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = grpo_advantages(rewards)
    edges = {}
    for i, traj in enumerate(trajectories):
        for s, a, n in traj:
            edges.setdefault(s + "_" + a + "_" + n, set()).add(i)
    return [
        [sum(adv[i] for i in edges[f"{s}_{a}_{n}"]) / len(edges[f"{s}_{a}_{n}"]) for s, a, n in traj]
        for traj in trajectories
    ]
