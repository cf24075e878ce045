# diagnosis: below_the_mean
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


from statistics import mean


def can_distinguish(credits, bad_step):
    return credits[bad_step] < mean(credits)
