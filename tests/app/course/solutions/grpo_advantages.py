"""The group is its own baseline."""


def grpo_advantages(rewards):
    """Return how many standard deviations each reward lies above the mean."""
    mean = sum(rewards) / len(rewards)
    spread = (sum((reward - mean) ** 2 for reward in rewards) / len(rewards)) ** 0.5
    return [(reward - mean) / spread if spread else 0.0 for reward in rewards]
