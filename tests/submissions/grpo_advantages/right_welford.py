def grpo_advantages(rewards):
    mean, m2, lo, hi = 0.0, 0.0, rewards[0], rewards[0]
    for n, r in enumerate(rewards, start=1):
        delta = r - mean
        mean += delta / n
        m2 += delta * (r - mean)
        lo, hi = min(lo, r), max(hi, r)
    if lo == hi:
        return [0.0] * len(rewards)
    std = (m2 / len(rewards)) ** 0.5
    return [(r - mean) / std for r in rewards]
