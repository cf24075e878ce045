# diagnosis: outcome_on_last_step, running_total, tie_is_enough
def outcome_only_credit(step_rewards, final_outcome_reward):
    credits = [0] * len(step_rewards)
    if credits:
        credits[-1] = final_outcome_reward
    return credits


from itertools import accumulate


def process_credit(step_rewards):
    return list(accumulate(step_rewards))


def can_distinguish(credits, bad_step):
    return all(credits[bad_step] <= c for c in credits)
