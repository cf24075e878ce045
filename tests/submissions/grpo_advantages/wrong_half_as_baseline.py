# diagnosis: constant_baseline
def grpo_advantages(rewards):
    return [r - 0.5 for r in rewards]
