# diagnosis: first_of_a_tie
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


import numpy as np


def can_distinguish(credits, bad_step):
    return int(np.argmin(credits)) == bad_step
