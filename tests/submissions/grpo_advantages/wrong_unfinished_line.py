# diagnosis: none
def grpo_advantages(rewards):
    mean = sum(rewards) / len(rewards
    return [r - mean for r in rewards]
