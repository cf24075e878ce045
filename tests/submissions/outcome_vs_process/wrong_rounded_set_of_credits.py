# diagnosis: any_difference (looks like)
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    return len({round(c, 1) for c in credits}) > 1
