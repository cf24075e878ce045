# diagnosis: none
def compute_turn_rewards(turn_rewards, gamma=0.9):
    r = list(turn_rewards) + [0, 0]
    return [r[t] + gamma * r[t + 1] + gamma * gamma * r[t + 2] for t in range(len(turn_rewards))]
