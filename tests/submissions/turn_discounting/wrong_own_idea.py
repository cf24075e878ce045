# diagnosis: none
def compute_turn_rewards(turn_rewards, gamma=0.9):
    best = max(turn_rewards, default=0)
    return [best - gamma * abs(r) for r in turn_rewards]
