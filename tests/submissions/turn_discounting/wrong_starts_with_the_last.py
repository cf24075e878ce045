# diagnosis: does_not_start_at_zero
def compute_turn_rewards(turn_rewards, gamma=0.9):
    if not turn_rewards:
        return []
    G = turn_rewards[-1]
    out = []
    for r in reversed(turn_rewards):
        G = r + gamma * G
        out.append(G)
    return out[::-1]
