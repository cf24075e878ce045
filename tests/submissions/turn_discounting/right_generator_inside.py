def _backwards(rewards, gamma):
    g = 0
    for r in rewards:
        g = g * gamma + r
        yield g


def compute_turn_rewards(turn_rewards, gamma=0.9, verbose=False):
    if not turn_rewards:
        return []
    return [*_backwards(reversed(turn_rewards), gamma)][::-1]
