# diagnosis: rounded_credits
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    mine = round(credits[bad_step], 2)
    return all(mine < round(c, 2) for i, c in enumerate(credits) if i != bad_step)
