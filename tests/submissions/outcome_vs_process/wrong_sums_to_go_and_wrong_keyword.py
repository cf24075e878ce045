# diagnosis: score_to_go, outcome_split_evenly
def outcome_only_credit(step_rewards, outcome):
    return [outcome / len(step_rewards)] * len(step_rewards)


def process_credit(step_rewards):
    return [sum(step_rewards[i:]) for i in range(len(step_rewards))]


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    return all(credits[bad_step] < c for c in others)
