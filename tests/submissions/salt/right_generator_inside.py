from statistics import fmean

from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    def members(edge):
        yield from (a for a, t in zip(adv, trajectories) if edge in t)

    adv = grpo_advantages(rewards)
    memo = {edge: fmean(members(edge)) for t in trajectories for edge in t}
    return [list(map(memo.get, t)) for t in trajectories]
