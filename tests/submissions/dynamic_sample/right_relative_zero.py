import math


def is_constant(rewards):
    return all(math.isclose(r, rewards[0], rel_tol=1e-9, abs_tol=1e-12) for r in rewards)


def standardise(rewards):
    mu = math.fsum(rewards) / len(rewards)
    sigma = math.sqrt(math.fsum((r - mu) ** 2 for r in rewards) / len(rewards))
    if sigma <= 1e-9 * max(1.0, abs(mu)):
        return [0.0] * len(rewards)
    return [(r - mu) / sigma for r in rewards]


def dynamic_sample(candidate_groups):
    verdict = {"kept_group": None, "accuracy": None, "advantages": None}
    for rewards in candidate_groups:
        if is_constant(rewards):
            continue
        verdict["kept_group"] = rewards
        verdict["accuracy"] = math.fsum(rewards) / len(rewards)
        verdict["advantages"] = standardise(rewards)
        return verdict
    return verdict
