# diagnosis: zero_gamma_taken_for_missing
def compute_turn_rewards(turn_rewards, gamma=None):
    gamma = gamma or 0.9
    G = 0.0
    out = []
    for r in reversed(turn_rewards):
        G = r + gamma * G
        out.append(G)
    out.reverse()
    return out
