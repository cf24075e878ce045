def visits(episodes):
    counts = {}
    for episode in episodes:
        for state, _ in episode["turns"]:
            counts[state] = counts.get(state, 0) + 1
    return counts
