# diagnosis: wrong_default (looks like)
def compute_turn_rewards(turn_rewards, gamma=1.0):
    n = len(turn_rewards)
    return [sum(turn_rewards[k] * gamma ** (k - t) for k in range(t, n)) for t in range(n)]
