from collections import deque


def compute_turn_rewards(turn_rewards, *, gamma: float = 9 / 10):
    d = deque()
    for r in turn_rewards[::-1]:
        d.appendleft(float(r) + gamma * (d[0] if d else 0.0))
    return list(d)
