# diagnosis: empty_list_forgotten
def compute_turn_rewards(turn_rewards, gamma=0.9):
    if turn_rewards:
        out, G = [], 0.0
        for r in reversed(turn_rewards):
            G = r + gamma * G
            out.append(G)
        return out[::-1]
