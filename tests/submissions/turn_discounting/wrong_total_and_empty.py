# diagnosis: same_for_every_turn (looks like)
def compute_turn_rewards(turn_rewards, gamma=0.9):
    if not turn_rewards:
        return [0.0]
    R = 0.0
    for t, r in enumerate(turn_rewards):
        R += gamma**t * r
    return [R for _ in turn_rewards]
