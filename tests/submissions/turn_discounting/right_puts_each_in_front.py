def compute_turn_rewards(turn_rewards, gamma=0.9):
    returns = []
    G = 0
    for r in reversed(turn_rewards):
        G = r + gamma * G
        returns = [G] + returns
    return returns
