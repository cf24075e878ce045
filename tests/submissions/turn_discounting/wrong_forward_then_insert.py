# diagnosis: forward_accumulation_backwards
def compute_turn_rewards(turn_rewards, gamma=0.9):
    out = []
    G = 0
    for t in range(len(turn_rewards)):
        G = turn_rewards[t] + gamma * G
        out.insert(0, G)
    return out
