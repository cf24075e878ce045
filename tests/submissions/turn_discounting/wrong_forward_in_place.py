# diagnosis: input_changed (looks like)
def compute_turn_rewards(turn_rewards, gamma=0.9):
    for t in range(1, len(turn_rewards)):
        turn_rewards[t] = turn_rewards[t] + gamma * turn_rewards[t - 1]
    return turn_rewards
