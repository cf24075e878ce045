def outcome_only_credit(step_rewards, final_outcome_reward):
    credits = []
    for i in range(len(step_rewards)):
        credits.append(final_outcome_reward)
    return credits


def process_credit(step_rewards):
    credits = []
    for i in range(len(step_rewards)):
        credits.append(step_rewards[i])
    return credits


def can_distinguish(credits, bad_step):
    for i in range(len(credits)):
        if i == bad_step:
            continue
        if credits[i] <= credits[bad_step]:
            return False
    return True
