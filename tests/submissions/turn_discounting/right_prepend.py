def compute_turn_rewards(turn_rewards, gamma=0.9):
    result = []
    for reward in turn_rewards[::-1]:
        following = result[0] if result else 0
        result = [reward + gamma * following] + result
    return result
