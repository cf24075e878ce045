# diagnosis: success_or_zero
def outcome_only_credit(step_rewards, final_outcome_reward):
    success = 1.0 if final_outcome_reward > 0 else 0.0
    return [success] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    return all(credits[bad_step] < c for c in others)
