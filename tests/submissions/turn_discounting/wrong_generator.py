# diagnosis: none
def compute_turn_rewards(turn_rewards, gamma=0.9):
    n = len(turn_rewards)
    for t in range(n):
        yield sum(gamma ** (k - t) * turn_rewards[k] for k in range(t, n))
