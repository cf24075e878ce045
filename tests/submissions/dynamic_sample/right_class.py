from dataclasses import dataclass

from grpo_advantages import grpo_advantages


@dataclass
class Group:
    rewards: list

    @property
    def accuracy(self):
        return sum(self.rewards) / len(self.rewards)

    @property
    def has_signal(self):
        return any(self.rewards) and not all(self.rewards)


@dataclass
class Result:
    kept_group: object = None
    accuracy: object = None
    advantages: object = None


def dynamic_sample(candidate_groups):
    for group in map(Group, candidate_groups):
        print("trying", group)
        if group.has_signal:
            return vars(Result(group.rewards, group.accuracy, grpo_advantages(group.rewards)))
    return vars(Result())


if __name__ == "__main__":
    print(dynamic_sample([[1, 1, 1, 1], [1, 0, 1, 1]]))
    assert dynamic_sample([[1, 1], [0, 0]])["kept_group"] is None
