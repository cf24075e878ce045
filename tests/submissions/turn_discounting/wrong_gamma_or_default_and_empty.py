# diagnosis: zero_gamma_taken_for_missing (looks like)
def compute_turn_rewards(turn_rewards, gamma=0):
    if not gamma:
        gamma = 0.9
    out = [turn_rewards[-1]]
    for i in range(len(turn_rewards) - 2, -1, -1):
        out.append(turn_rewards[i] + gamma * out[-1])
    return out[::-1]
