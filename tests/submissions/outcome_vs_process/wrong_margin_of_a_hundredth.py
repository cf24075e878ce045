# diagnosis: wants_a_margin
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    others = [c for i, c in enumerate(credits) if i != bad_step]
    return all(c - credits[bad_step] > 0.01 for c in others)
