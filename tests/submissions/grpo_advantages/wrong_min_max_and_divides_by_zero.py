# diagnosis: min_max
def grpo_advantages(rewards):
    lo, hi = min(rewards), max(rewards)
    return [(r - lo) / (hi - lo) for r in rewards]
