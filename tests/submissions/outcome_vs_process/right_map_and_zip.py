from operator import lt


def outcome_only_credit(rewards_of_steps, final_outcome_reward=0):
    return [outcome for outcome, _ in zip([final_outcome_reward] * len(rewards_of_steps), rewards_of_steps)]


def process_credit(rewards_of_steps):
    return list(map(float, rewards_of_steps))


def can_distinguish(c, b):
    rest = c[:b] + c[b + 1:]
    return all(map(lt, [c[b]] * len(rest), rest))
