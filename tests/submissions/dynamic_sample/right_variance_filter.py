from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    kept = [g for g in candidate_groups if max(g) != min(g)]
    if kept == []:
        return {"kept_group": None, "accuracy": None, "advantages": None}
    g = kept[0]
    return {"kept_group": g[:], "accuracy": sum(1 for r in g if r > 0.5) / len(g), "advantages": tuple(grpo_advantages(g))}
