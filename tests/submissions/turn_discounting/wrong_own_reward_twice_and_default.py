# diagnosis: none
def compute_turn_rewards(turn_rewards, gamma=0.95):
    out, G = [], 0
    for r in reversed(turn_rewards):
        G = r + gamma * G
        out.append(G + r)
    return out[::-1]
