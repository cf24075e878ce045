# diagnosis: none
def salt_advantages(trajectories, rewards):
    out = []
    for t in trajectories:
        row = []
        for step in t:
            good = sum(1 for o, r in zip(trajectories, rewards) if r > 0 and step in o)
            bad = sum(1 for o, r in zip(trajectories, rewards) if r <= 0 and step in o)
            row.append((good - bad) / (good + bad))
        out.append(row)
    return out
