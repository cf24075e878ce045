# diagnosis: array_of_the_rewards_kind
import numpy as np


def compute_turn_rewards(turn_rewards, gamma=0.9):
    rewards = np.array(turn_rewards)
    discounted = np.zeros_like(rewards)
    running_add = 0
    for t in reversed(range(rewards.size)):
        running_add = running_add * gamma + rewards[t]
        discounted[t] = running_add
    return discounted
