def compute_turn_rewards(turn_rewards, gamma=0.9):
    T = len(turn_rewards)
    returns = []
    G = 0
    for t in reversed(range(T)):
        G = turn_rewards[t] + gamma * G
        returns.insert(0, G)
    return returns
