# diagnosis: outcome_on_last_step
def outcome_only_credit(step_rewards, final_outcome_reward):
    credits = [0.0] * len(step_rewards)
    if credits:
        credits[-1] = final_outcome_reward
    return credits


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    return all(credits[bad_step] < c for c in others)
