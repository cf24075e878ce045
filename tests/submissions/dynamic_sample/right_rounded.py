import statistics

from grpo_advantages import grpo_advantages as adv


def dynamic_sample(candidate_groups):
    """three decimals, like in the slides"""
    for group in candidate_groups:
        acc = statistics.mean(float(x) for x in group)
        if acc == 0 or acc == 1:
            continue
        return {
            "advantages": [round(a, 3) for a in adv(group)],
            "kept_group": list(group),
            "accuracy": acc,
            "n": len(group),
        }
    return {"kept_group": None, "accuracy": None, "advantages": None}
