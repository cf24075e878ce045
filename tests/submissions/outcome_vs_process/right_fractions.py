from fractions import Fraction


def outcome_only_credit(step_rewards, final_outcome_reward):
    whole = Fraction(final_outcome_reward)
    return [float(whole) for _ in step_rewards]


def process_credit(step_rewards):
    return [float(Fraction(r)) for r in step_rewards]


def can_distinguish(credits, bad_step):
    exact = [Fraction(c) for c in credits]
    bad = exact.pop(bad_step)
    return all(bad < c for c in exact)
