def compute_turn_rewards(turn_rewards, gamma=0.9):
    answer = []
    G = 0.0
    for r in reversed(turn_rewards):
        G = r + gamma*G
        answer.append(G)
    answer.reverse()
    return answer
