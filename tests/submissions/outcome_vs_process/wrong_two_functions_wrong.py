# diagnosis: outcome_split_evenly, any_difference
def outcome_only_credit(step_rewards, final_outcome_reward):
    n = len(step_rewards)
    return [final_outcome_reward / n for _ in range(n)]


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    return len(set(credits)) != 1
