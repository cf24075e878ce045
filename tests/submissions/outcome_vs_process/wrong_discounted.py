# diagnosis: outcome_discounted
def outcome_only_credit(step_rewards, final_outcome_reward):
    gamma = 0.9
    credits = []
    credit = final_outcome_reward
    for _ in step_rewards:
        credits.insert(0, credit)
        credit *= gamma
    return credits


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    return all(credits[bad_step] < c for c in others)
