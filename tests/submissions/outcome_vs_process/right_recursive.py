def outcome_only_credit(step_rewards, final_outcome_reward):
    if not step_rewards:
        return []
    return [final_outcome_reward] + outcome_only_credit(step_rewards[1:], final_outcome_reward)


def process_credit(step_rewards):
    if not step_rewards:
        return []
    first, *rest = step_rewards
    return [first] + process_credit(rest)


def can_distinguish(credits, bad_step, i=0):
    if i == len(credits):
        return True
    if i != bad_step and credits[i] <= credits[bad_step]:
        return False
    return can_distinguish(credits, bad_step, i + 1)
