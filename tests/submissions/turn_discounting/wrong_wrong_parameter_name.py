# diagnosis: none
def compute_turn_rewards(rewards, discount=0.9):
    out, G = [], 0.0
    for r in reversed(rewards):
        G = r + discount * G
        out.append(G)
    return out[::-1]
