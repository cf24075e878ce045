# diagnosis: rounded
def compute_turn_rewards(turn_rewards, gamma=0.9):
    G = 0
    out = []
    for r in reversed(turn_rewards):
        G = r + gamma * G
        out.append(round(G, 6))
    return out[::-1]
