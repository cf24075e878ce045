# diagnosis: first_turn_missed
def compute_turn_rewards(turn_rewards, gamma=0.9):
    n = len(turn_rewards)
    out = [0.0] * n
    G = 0.0
    for t in range(n - 1, 0, -1):
        G = turn_rewards[t] + gamma * G
        out[t] = G
    return out
