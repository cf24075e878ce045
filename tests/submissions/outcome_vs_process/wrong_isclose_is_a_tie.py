# diagnosis: wants_a_margin
import math


def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    mine = credits[bad_step]
    for i, c in enumerate(credits):
        if i == bad_step:
            continue
        if math.isclose(mine, c, rel_tol=1e-4, abs_tol=1e-4) or mine > c:
            return False
    return True
