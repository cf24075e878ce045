# diagnosis: a_number_for_infinity
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    low = 1_000_000
    for i, c in enumerate(credits):
        if i != bad_step and c < low:
            low = c
    return credits[bad_step] < low
