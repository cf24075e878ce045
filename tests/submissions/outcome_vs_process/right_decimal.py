from decimal import Decimal


def outcome_only_credit(step_rewards, final_outcome_reward):
    value = Decimal(str(final_outcome_reward))
    return [float(value)] * len(step_rewards)


def process_credit(step_rewards):
    return [float(Decimal(str(r))) for r in step_rewards]


def can_distinguish(credits, bad_step):
    d = [Decimal(str(c)) for c in credits]
    return not any(d[i] <= d[bad_step] for i in range(len(d)) if i != bad_step)
