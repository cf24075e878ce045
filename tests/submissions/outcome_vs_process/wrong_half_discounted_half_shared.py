# diagnosis: none
def outcome_only_credit(step_rewards, final_outcome_reward):
    n = len(step_rewards)
    return [final_outcome_reward * 0.7 ** (n - 1 - t) / n for t in range(n)]


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    return all(credits[bad_step] < c for c in others)
