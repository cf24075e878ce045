# diagnosis: mean_only
def grpo_advantages(rewards):
    baseline = sum(rewards) / len(rewards)
    return [r - baseline for r in rewards]
