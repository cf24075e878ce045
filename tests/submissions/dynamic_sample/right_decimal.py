from decimal import Decimal


def dynamic_sample(candidate_groups):
    result = {"kept_group": None, "accuracy": None, "advantages": None}
    for group in candidate_groups:
        rewards = [Decimal(int(r)) for r in group]
        accuracy = sum(rewards) / len(rewards)
        variance = sum((r - accuracy) ** 2 for r in rewards) / len(rewards)
        if variance > Decimal("1e-12"):
            result["kept_group"] = group
            result["accuracy"] = float(accuracy)
            result["advantages"] = [float((r - accuracy) / variance.sqrt()) for r in rewards]
            break
    return result
