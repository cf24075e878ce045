# diagnosis: sign_of_outcome (looks like)
def outcome_only_credit(step_rewards, final_outcome_reward):
    sign = (final_outcome_reward > 0) - (final_outcome_reward < 0)
    if final_outcome_reward < -2:
        return [final_outcome_reward] * len(step_rewards)
    return [sign] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    return all(credits[bad_step] < c for c in others)
