# diagnosis: next_turn_only
def compute_turn_rewards(turn_rewards, gamma=0.9):
    padded = list(turn_rewards) + [0]
    return [padded[i] + gamma * padded[i + 1] for i in range(len(turn_rewards))]
