import math


def salt_advantages(trajectories, rewards):
    base = math.fsum(rewards) / len(rewards)
    spread = math.sqrt(math.fsum((r - base) ** 2 for r in rewards) / len(rewards))

    def rate(step):
        ended = [r for traj, r in zip(trajectories, rewards) if step in traj]
        return math.fsum(ended) / len(ended)

    if spread < 1e-12:
        return [[0] * len(traj) for traj in trajectories]
    return [[(rate(step) - base) / spread for step in traj] for traj in trajectories]
