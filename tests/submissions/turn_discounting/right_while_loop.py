def compute_turn_rewards(turn_rewards, gamma=0.9):
    import array
    i = len(turn_rewards)
    buf = array.array("d", bytes(8 * i))
    nxt = 0.0
    while i > 0:
        i = i - 1
        nxt = turn_rewards[i] + nxt * gamma
        buf[i] = nxt
    return buf.tolist()
