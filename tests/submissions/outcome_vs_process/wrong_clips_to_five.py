# diagnosis: clipped_outcome, clipped_scores
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [max(-5, min(5, final_outcome_reward))] * len(step_rewards)


def process_credit(step_rewards):
    return [max(-5, min(5, r)) for r in step_rewards]


def can_distinguish(credits, bad_step):
    return all(credits[bad_step] < c for i, c in enumerate(credits) if i != bad_step)
