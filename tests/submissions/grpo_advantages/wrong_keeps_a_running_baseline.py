# diagnosis: none
seen = []


def grpo_advantages(rewards):
    seen.extend(rewards)
    m = sum(seen) / len(seen)
    s = (sum((r - m) ** 2 for r in rewards) / len(rewards)) ** 0.5
    return [(r - m) / (s + 1e-8) for r in rewards]
