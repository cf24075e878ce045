# diagnosis: gamma_rounded
def compute_turn_rewards(turn_rewards, gamma=0.9):
    gamma = round(gamma, 2)
    out = [0.0] * len(turn_rewards)
    G = 0.0
    for t in range(len(turn_rewards) - 1, -1, -1):
        out[t] = G = turn_rewards[t] + gamma * G
    return out
