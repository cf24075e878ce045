# diagnosis: division_by_variance
import statistics


def grpo_advantages(rewards):
    mean, var = statistics.mean(rewards), statistics.pvariance(rewards)
    if var < 1e-12:
        return [0.0] * len(rewards)
    return [(r - mean) / var for r in rewards]
