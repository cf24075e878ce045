import numpy as np


def outcome_only_credit(step_rewards, final_outcome_reward):
    return np.ones(len(step_rewards), dtype=np.float32) * np.float32(final_outcome_reward)


def process_credit(step_rewards):
    return np.array(step_rewards, dtype=np.float32)


def can_distinguish(credits, bad_step):
    credits = np.array(credits, dtype=np.float32)
    mask = np.arange(len(credits)) != bad_step
    return bool(np.all(credits[bad_step] < credits[mask]))
