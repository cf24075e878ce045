# written in an old editor
def grpo_advantages(rewards):
    """Zählt ab der Gruppe."""
    if max(rewards) == min(rewards):
        return tuple(0 for _ in rewards)
    m = sum(rewards) / len(rewards)
    s = (sum((r - m) ** 2 for r in rewards) / len(rewards)) ** .5
    return tuple((r - m) / s for r in rewards)
