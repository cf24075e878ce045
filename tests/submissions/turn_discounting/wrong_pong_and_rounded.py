# diagnosis: fresh_start_at_every_reward (looks like)
def compute_turn_rewards(turn_rewards, gamma=0.9):
    G, out = 0.0, []
    for r in reversed(turn_rewards):
        G = r if r != 0 else gamma * G
        out.append(round(G, 5))
    return out[::-1]
