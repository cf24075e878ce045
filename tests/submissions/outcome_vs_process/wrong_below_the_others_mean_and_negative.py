# diagnosis: none
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    if not others:
        return True
    return credits[bad_step] < 0 and credits[bad_step] < sum(others) / len(others) - 0.5
