# diagnosis: min_max
def grpo_advantages(rewards):
    lo, hi = min(rewards), max(rewards)
    if lo == hi:
        return [0.0] * len(rewards)
    return [(r - lo) / (hi - lo) for r in rewards]
