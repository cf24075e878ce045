def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward for reward in step_rewards]


def process_credit(step_rewards):
    # the scores are the credits
    return step_rewards


def can_distinguish(credits, bad_step):
    low = min(credits)
    return credits[bad_step] == low and credits.count(low) == 1
