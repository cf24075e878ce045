# diagnosis: gamma_twice
def compute_turn_rewards(turn_rewards, gamma=0.9):
    out, G = [], 0.0
    for r in reversed(turn_rewards):
        G *= gamma
        G = r + gamma * G
        out.append(G)
    return out[::-1]
