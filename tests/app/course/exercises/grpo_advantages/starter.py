def grpo_advantages(rewards):
    """Return one advantage for each sample."""
    raise NotImplementedError
