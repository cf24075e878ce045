import numpy as np


def outcome_only_credit(step_rewards, final_outcome_reward):
    return [np.float64(final_outcome_reward) for _ in step_rewards]


def process_credit(step_rewards):
    return [np.float32(r) for r in step_rewards]


def can_distinguish(credits, bad_step):
    return np.bool_(sum(np.array(credits) <= credits[bad_step]) == 1)
