# diagnosis: counts_from_one
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    b = bad_step - 1
    return all(credits[b] < c for i, c in enumerate(credits) if i != b)
