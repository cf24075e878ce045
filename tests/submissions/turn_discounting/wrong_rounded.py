# diagnosis: rounded
def compute_turn_rewards(turn_rewards, gamma=0.9):
    ret = []
    G = 0.0
    for r in reversed(turn_rewards):
        G = r + gamma * G
        ret.insert(0, round(G, 3))
    return ret
