# diagnosis: one_call_for_every_turn
def compute_turn_rewards(turn_rewards, gamma=0.9):
    if len(turn_rewards) == 0:
        return []
    rest = compute_turn_rewards(turn_rewards[1:], gamma)
    return [turn_rewards[0] + gamma * (rest[0] if rest else 0)] + rest
