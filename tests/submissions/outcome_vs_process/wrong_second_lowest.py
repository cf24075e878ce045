# diagnosis: nobody_to_compare_with
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    ranked = sorted(credits)
    return credits[bad_step] == ranked[0] and ranked[0] < ranked[1]
