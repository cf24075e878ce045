# diagnosis: rounded_outcome, rounded_scores
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [round(final_outcome_reward, 1)] * len(step_rewards)


def process_credit(step_rewards):
    return [round(r, 1) for r in step_rewards]


def can_distinguish(credits, bad_step):
    return all(credits[bad_step] < c for i, c in enumerate(credits) if i != bad_step)
