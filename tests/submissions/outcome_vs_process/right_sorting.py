def outcome_only_credit(step_rewards, final_outcome_reward):
    return len(step_rewards) * [final_outcome_reward]


def process_credit(step_rewards):
    return [*step_rewards]


def can_distinguish(credits, bad_step):
    ranking = sorted(range(len(credits)), key=lambda i: credits[i])
    if ranking[0] != bad_step:
        return False
    if len(ranking) == 1:
        return True
    return credits[ranking[1]] > credits[ranking[0]]
