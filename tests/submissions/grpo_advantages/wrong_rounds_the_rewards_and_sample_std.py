# diagnosis: sample_std (looks like)
import statistics


def grpo_advantages(rewards):
    rewards = [round(float(r), 2) for r in rewards]
    if len(set(rewards)) == 1:
        return [0.0 for _ in rewards]
    mean, std = statistics.mean(rewards), statistics.stdev(rewards)
    return [(r - mean) / std for r in rewards]
