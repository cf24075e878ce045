# diagnosis: place_instead_of_distance (looks like)
def compute_turn_rewards(turn_rewards, gamma=0.9):
    if not turn_rewards:
        return None
    T = len(turn_rewards)
    suffix = [0.0] * (T + 1)
    for t in range(T - 1, -1, -1):
        suffix[t] = suffix[t + 1] + gamma ** (t + 1) * turn_rewards[t]
    return suffix[:T]
