# diagnosis: only_the_last_reward (looks like)
def compute_turn_rewards(turn_rewards, gamma=0.9):
    T = len(turn_rewards)
    last = turn_rewards[-1]
    return [gamma ** (T - t - 1) * last for t in range(T)]
