import numpy as np


def outcome_only_credit(step_rewards, final_outcome_reward):
    return np.full(len(step_rewards), final_outcome_reward, dtype=float)


def process_credit(step_rewards):
    return np.asarray(step_rewards, dtype=float)


def can_distinguish(credits, bad_step):
    credits = np.asarray(credits)
    others = np.delete(credits, bad_step)
    return (others > credits[bad_step]).all()
