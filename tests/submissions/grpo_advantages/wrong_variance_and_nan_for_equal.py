# diagnosis: division_by_variance (looks like)
import statistics


def grpo_advantages(rewards):
    if len(rewards) == 1:
        return [0.0]
    mean, var = statistics.mean(rewards), statistics.pvariance(rewards)
    return [(r - mean) / var for r in rewards]
