"""GiGPO with a class for the visits."""
from dataclasses import dataclass
from statistics import fmean, pstdev

print("GiGPO loaded")


@dataclass
class Visit:
    rollout: int
    step: int
    state: str
    value: float
    advantage: float = 0.0


def step_returns(rewards, gamma):
    out = []
    for r in reversed(rewards):
        out.append(r + (gamma * out[-1] if out else 0))
    return list(reversed(out))


def scale(values, mode):
    if mode == "mean_norm" or len(set(values)) == 1:
        return 1.0
    return pstdev(values)


def gigpo_advantages(
    episode_rewards, step_rewards, anchor_obs, *, gamma=0.95, step_weight=1.0, mode="mean_norm"
):
    visits = []
    for i, rewards in enumerate(step_rewards):
        for t, g in enumerate(step_returns(rewards, gamma)):
            visits.append(Visit(i, t, anchor_obs[i][t], g))
    for visit in visits:
        same = [v.value for v in visits if v.state == visit.state]
        if len(same) == 1 or len(set(same)) == 1:
            continue
        visit.advantage = (visit.value - fmean(same)) / scale(same, mode)
    print("visits:", len(visits))
    out = [[] for _ in step_rewards]
    base = fmean(episode_rewards) if len(set(episode_rewards)) > 1 else episode_rewards[0]
    for v in visits:
        e = (episode_rewards[v.rollout] - base) / scale(episode_rewards, mode)
        out[v.rollout].append(e + step_weight * v.advantage)
    return out


if __name__ == "__main__":
    print(gigpo_advantages([1, 0], [[0, 1], [0, 0]], [["a", "b"], ["a", "c"]]))
