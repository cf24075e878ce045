# diagnosis: min_max (looks like)
def grpo_advantages(rewards):
    lo, hi = min(rewards), max(rewards)
    return [(r - lo) / (hi - lo) for r in rewards]
