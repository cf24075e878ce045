from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    A = grpo_advantages(rewards)
    out = []
    for traj in trajectories:
        out.append([])
        for step in traj:
            M = [A[i] for i, other in enumerate(trajectories) if step in other]
            out[-1].append(sum(M) / len(M))
    return out
