import statistics


def grpo_advantages(rewards):
    mean = statistics.fmean(rewards)
    std = statistics.pstdev(rewards, mu=mean)
    return [(reward - mean) / max(std, 1e-8) for reward in rewards]
