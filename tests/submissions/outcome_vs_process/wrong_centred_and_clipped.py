# diagnosis: score_minus_mean (looks like)
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    mean = sum(step_rewards) / len(step_rewards) if step_rewards else 0
    return [max(-2.5, min(2.5, r - mean)) for r in step_rewards]


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    return all(credits[bad_step] < c for c in others)
