# A group is useful when both outcomes occur in it.
from grpo_advantages import grpo_advantages

NOTHING = ("kept_group", "accuracy", "advantages")


def useful(group):
    return len(set(group)) > 1


def dynamic_sample(candidate_groups):
    group = next(filter(useful, candidate_groups), None)
    if group is None:
        return dict.fromkeys(NOTHING)
    return dict(zip(NOTHING, (group, group.count(1) / len(group), grpo_advantages(group))))
