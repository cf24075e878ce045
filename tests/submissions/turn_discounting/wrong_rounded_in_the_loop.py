# diagnosis: rounded
def compute_turn_rewards(turn_rewards, gamma=0.9):
    ret = []
    G = 0.0
    for r in reversed(turn_rewards):
        G = round(r + gamma * G, 2)
        ret.append(G)
    return ret[::-1]
