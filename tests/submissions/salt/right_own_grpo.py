def salt_advantages(trajectories, rewards):
    n = len(rewards)
    mean = sum(rewards) / n
    std = (sum((r - mean) ** 2 for r in rewards) / n) ** 0.5
    adv = [0.0 if max(rewards) == min(rewards) else (r - mean) / std for r in rewards]

    table = {}
    for i, traj in enumerate(trajectories):
        for s, a, s2 in traj:
            table.setdefault((s, a, s2), set()).add(i)

    result = []
    for traj in trajectories:
        row = []
        for s, a, s2 in traj:
            who = table[(s, a, s2)]
            row.append(sum(adv[i] for i in who) / len(who))
        result.append(row)
    return result
