# diagnosis: input_changed
def compute_turn_rewards(turn_rewards, gamma=0.9):
    for i in range(len(turn_rewards) - 2, -1, -1):
        turn_rewards[i] += gamma * turn_rewards[i + 1]
    return turn_rewards
