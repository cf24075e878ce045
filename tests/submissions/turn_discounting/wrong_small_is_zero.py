# diagnosis: small_returns_dropped
def compute_turn_rewards(turn_rewards, gamma=0.9):
    G = 0
    out = []
    for r in reversed(turn_rewards):
        G = r + gamma * G
        if abs(G) < 1e-3:
            G = 0
        out.append(G)
    return out[::-1]
