# diagnosis: outcome_split_evenly
import numpy as np


def outcome_only_credit(step_rewards, final_outcome_reward):
    n = len(step_rewards)
    return np.ones(n) * final_outcome_reward / max(n, 1)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    return all(credits[bad_step] < c for c in others)
