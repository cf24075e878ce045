from itertools import repeat


def outcome_only_credit(step_rewards, final_outcome_reward):
    return tuple(repeat(final_outcome_reward, len(step_rewards)))


def process_credit(step_rewards):
    return tuple(step_rewards)


def can_distinguish(credits, bad_step):
    return sum(c <= credits[bad_step] for c in credits) == 1
