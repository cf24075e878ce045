# diagnosis: forward_accumulation
def compute_turn_rewards(turn_rewards, gamma=0.9):
    out = []
    G = 0
    for r in turn_rewards:
        G = r + gamma * G
        out.append(G)
    return out
