# diagnosis: no_discount
def compute_turn_rewards(turn_rewards, gamma=0.9):
    total, out = 0.0, []
    for r in reversed(turn_rewards):
        total += r
        out.append(total)
    return out[::-1]
