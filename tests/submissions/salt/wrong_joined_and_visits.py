# diagnosis: every_visit_counts (looks like)
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = grpo_advantages(rewards)
    edges = {}
    for i, traj in enumerate(trajectories):
        for step in traj:
            edges.setdefault("".join(step), []).append(adv[i])
    return [[sum(edges["".join(s)]) / len(edges["".join(s)]) for s in traj] for traj in trajectories]
