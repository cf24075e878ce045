"""GRPO, with a class around it."""
from dataclasses import dataclass, field
from functools import cached_property

print("loading my module")


@dataclass
class Group:
    rewards: list = field(default_factory=list)

    @cached_property
    def mean(self):
        return sum(self.rewards) / len(self)

    @cached_property
    def variance(self):
        return sum((r - self.mean) ** 2 for r in self.rewards) / len(self)

    def __len__(self):
        return len(self.rewards)

    def __iter__(self):
        for r in self.rewards:
            yield (r - self.mean) / self.variance**0.5

    @property
    def flat(self):
        return all(r == self.rewards[0] for r in self.rewards)


def grpo_advantages(rewards):
    group = Group(list(rewards))
    print("mean is", group.mean, "[0] [/x]")
    return [0.0] * len(group) if group.flat else list(group)


if __name__ == "__main__":
    print(grpo_advantages([1, 1, 0, 1, 0, 0, 1, 0]))
    assert grpo_advantages([1, 1]) == [0, 0]
