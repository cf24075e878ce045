# diagnosis: last_turn_missed
def compute_turn_rewards(turn_rewards, gamma=0.9):
    T = len(turn_rewards)
    G = [0.0] * T
    for t in range(T - 2, -1, -1):
        G[t] = turn_rewards[t] + gamma * G[t + 1]
    return G
