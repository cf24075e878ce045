# diagnosis: credits_are_rounded
from statistics import fmean
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = grpo_advantages(rewards)
    return [
        [round(fmean(a for a, o in zip(adv, trajectories) if s in o), 3) for s in t] for t in trajectories
    ]
