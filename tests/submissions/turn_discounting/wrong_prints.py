# diagnosis: none
def compute_turn_rewards(turn_rewards, gamma=0.9):
    out, G = [], 0.0
    for reward in reversed(turn_rewards):
        G = reward + gamma * G
        out.append(G)
    print(out[::-1])
