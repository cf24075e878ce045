# diagnosis: below_the_neighbours
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    return list(step_rewards)


def can_distinguish(credits, bad_step):
    ok = True
    if bad_step > 0:
        ok = ok and credits[bad_step] < credits[bad_step - 1]
    if bad_step < len(credits) - 1:
        ok = ok and credits[bad_step] < credits[bad_step + 1]
    return ok
