# diagnosis: normalised_again
from statistics import fmean, pstdev


def salt_advantages(trajectories, rewards):
    quality = {}
    for t, r in zip(trajectories, rewards):
        for step in set(t):
            quality.setdefault(step, []).append(r)
    quality = {e: fmean(rs) for e, rs in quality.items()}
    if not quality:
        return [[] for _ in trajectories]
    mu, sd = fmean(quality.values()), pstdev(quality.values())
    return [[(quality[e] - mu) / sd if sd > 1e-9 else 0.0 for e in t] for t in trajectories]
