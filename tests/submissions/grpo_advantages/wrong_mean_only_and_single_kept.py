# diagnosis: mean_only (looks like)
def grpo_advantages(rewards):
    if len(rewards) == 1:
        return rewards[:]
    baseline = sum(rewards) / len(rewards)
    return [r - baseline for r in rewards]
