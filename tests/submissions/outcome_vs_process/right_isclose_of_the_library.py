import math


def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    mine = credits[bad_step]
    return all(mine < c and not math.isclose(mine, c) for i, c in enumerate(credits) if i != bad_step)
