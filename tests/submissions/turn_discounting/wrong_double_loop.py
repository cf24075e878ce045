# diagnosis: too_slow_for_many_turns
def compute_turn_rewards(turn_rewards, gamma=0.9):
    returns = []
    for t in range(len(turn_rewards)):
        G = 0
        for k in range(t, len(turn_rewards)):
            G += gamma ** (k - t) * turn_rewards[k]
        returns.append(G)
    return returns
