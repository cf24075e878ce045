# diagnosis: mean_only (looks like)
def grpo_advantages(rewards):
    baseline = sum(rewards) / len(rewards)
    distances = [r - baseline for r in rewards]
    if not any(distances):
        raise ValueError("no variance in this group")
    return distances
