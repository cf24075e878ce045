# diagnosis: gamma_ignored
GAMMA = 0.9


def compute_turn_rewards(turn_rewards, gamma=0.9):
    G, res = 0, []
    for x in reversed(turn_rewards):
        G = x + GAMMA * G
        res.append(G)
    return res[::-1]
