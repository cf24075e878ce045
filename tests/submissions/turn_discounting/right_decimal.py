from decimal import Decimal, getcontext

getcontext().prec = 40


def compute_turn_rewards(turn_rewards, gamma=0.9):
    gamma = Decimal(gamma)
    acc = Decimal(0)
    out = [0.0] * len(turn_rewards)
    for i, reward in reversed(list(enumerate(turn_rewards))):
        acc = Decimal(float(reward)) + gamma * acc
        out[i] = float(acc)
    return out
