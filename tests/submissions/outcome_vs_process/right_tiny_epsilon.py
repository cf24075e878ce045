EPS = 1e-6


def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward for _ in step_rewards]


def process_credit(step_rewards):
    return [r + 0.0 for r in step_rewards]


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    if not others:
        return True
    return min(others) - credits[bad_step] > EPS
