from itertools import accumulate

compute_turn_rewards = lambda turn_rewards, gamma=0.9: list(accumulate(turn_rewards[::-1], lambda g, r: r + gamma * g))[::-1]
