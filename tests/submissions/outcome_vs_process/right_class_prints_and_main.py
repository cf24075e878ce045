"""My solution, with a demo at the bottom."""
from dataclasses import dataclass, field


@dataclass
class Trajectory:
    scores: list = field(default_factory=list)
    outcome: float = 0.0

    def blame_all(self):
        return [self.outcome for _ in self.scores]

    def blame_each(self):
        return list(self.scores)


def outcome_only_credit(step_rewards, final_outcome_reward):
    print("outcome_only_credit called with", step_rewards, final_outcome_reward)
    return Trajectory(step_rewards, final_outcome_reward).blame_all()


def process_credit(step_rewards):
    print("process_credit called with", step_rewards)
    return Trajectory(step_rewards).blame_each()


def can_distinguish(credits, bad_step):
    remaining = credits.copy()
    bad = remaining.pop(bad_step)
    print(bad, "against", remaining)
    return 1 if all(bad < c for c in remaining) else 0


if __name__ == "__main__":
    print(outcome_only_credit([1, -1, 1], -1))
    print(process_credit([1, -1, 1]))
