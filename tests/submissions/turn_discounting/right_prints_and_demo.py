DEBUG = True


def compute_turn_rewards(turn_rewards, gamma=0.9):
    n = len(turn_rewards)
    returns = [0.0] * n
    carry = 0.0
    for k in range(n):
        i = n - 1 - k
        carry = turn_rewards[i] + gamma * carry
        returns[i] = carry
        if DEBUG and n < 10:
            print("turn", i, "->", returns[i])
    return returns


if __name__ == "__main__":
    print(compute_turn_rewards([0, 0, 0, 0, 0, 0, 1.0]))
    assert compute_turn_rewards([0, 1], gamma=0.5) == [0.5, 1]
