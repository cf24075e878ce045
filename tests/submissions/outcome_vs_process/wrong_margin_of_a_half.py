# diagnosis: wants_a_margin
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    for i, c in enumerate(credits):
        if i != bad_step and credits[bad_step] + 0.5 > c:
            return False
    return True
