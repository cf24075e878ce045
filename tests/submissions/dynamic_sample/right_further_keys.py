from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    for index, group in enumerate(candidate_groups):
        accuracy = sum(group) / len(group)
        if 0 < accuracy < 1:
            return {
                "kept_group": group,
                "accuracy": accuracy,
                "advantages": grpo_advantages(group),
                "index": index,
                "skipped": candidate_groups[:index],
            }
    return {"kept_group": None, "accuracy": None, "advantages": None, "index": None, "skipped": candidate_groups}
