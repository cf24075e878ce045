# diagnosis: input_written_over
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    edges = {}
    for t, a in zip(trajectories, grpo_advantages(rewards)):
        for step in set(t):
            edges.setdefault(step, []).append(a)
    for t in trajectories:
        for k, step in enumerate(t):
            t[k] = sum(edges[step]) / len(edges[step])
    return trajectories
