def compute_turn_rewards(turn_rewards, gamma=.9):
    out = list(turn_rewards)          # a copy, the caller keeps theirs
    for i in range(2, len(out) + 1):
        out[-i] += gamma * out[-i + 1]
    return out
