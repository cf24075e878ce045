# diagnosis: own_reward_left_out
def compute_turn_rewards(turn_rewards, gamma=0.9):
    G, out = 0, []
    for r in reversed(turn_rewards):
        out.append(G)
        G = r + gamma * G
    return out[::-1]
