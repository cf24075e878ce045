# diagnosis: nobody_to_compare_with
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    return credits[bad_step] < min(others)
