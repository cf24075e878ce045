# diagnosis: next_state_is_left_out
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    advantages = grpo_advantages(rewards)
    votes = {}
    for trajectory, advantage in zip(trajectories, advantages):
        for state, action, next_state in trajectory:
            votes.setdefault((state, action), []).append(advantage)
    result = []
    for trajectory in trajectories:
        row = []
        for state, action, next_state in trajectory:
            given = votes[state, action]
            row.append(sum(given) / len(given))
        result.append(row)
    return result
