def salt_advantages(trajectories, rewards):
    G = len(rewards)
    mu = sum(rewards) / G
    var = sum((r - mu) ** 2 for r in rewards) / G
    A = [(r - mu) / (var + 1e-8) ** 0.5 for r in rewards]
    sums, counts = {}, {}
    for steps, a in zip(trajectories, A):
        seen = set()
        for e in steps:
            if e in seen:
                continue
            seen.add(e)
            sums[e] = sums.get(e, 0.0) + a
            counts[e] = counts.get(e, 0) + 1
    return [[sums[e] / counts[e] for e in steps] for steps in trajectories]
