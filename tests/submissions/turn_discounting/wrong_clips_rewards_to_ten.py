# diagnosis: clipped
def compute_turn_rewards(turn_rewards, gamma=0.9):
    G = 0
    out = []
    for r in reversed(turn_rewards):
        G = max(-10, min(10, r)) + gamma * G
        out.append(G)
    return out[::-1]
