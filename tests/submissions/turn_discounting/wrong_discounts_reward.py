# diagnosis: reward_discounted_instead
def compute_turn_rewards(turn_rewards, gamma=0.9):
    out, G = [], 0.0
    for reward in reversed(turn_rewards):
        G = G + gamma * reward
        out.append(G)
    return list(reversed(out))
