# diagnosis: gamma_refused
def compute_turn_rewards(turn_rewards, gamma=0.9):
    if not 0 <= gamma < 1:
        raise ValueError(f"gamma must be in [0, 1), got {gamma}")
    out, G = [], 0.0
    for reward in reversed(turn_rewards):
        G = reward + gamma * G
        out.append(G)
    return list(reversed(out))
