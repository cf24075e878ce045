import math


def outcome_only_credit(step_rewards: list[float], final_outcome_reward: float) -> list[float]:
    return [float(final_outcome_reward)] * len(step_rewards)


def process_credit(step_rewards: list[float]) -> list[float]:
    return [float(r) for r in step_rewards]


def can_distinguish(credits: list[float], bad_step: int) -> bool:
    return credits[bad_step] < min((c for i, c in enumerate(credits) if i != bad_step), default=math.inf)
