# diagnosis: softmax_scores
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


import numpy as np


def process_credit(step_rewards):
    e = np.exp(np.array(step_rewards, dtype=float))
    return e / e.sum()


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    return all(credits[bad_step] < c for c in others)
