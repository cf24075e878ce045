from decimal import Decimal, getcontext

getcontext().prec = 30


def salt_advantages(trajectories, rewards):
    rs = [Decimal(float(r)) for r in rewards]
    mu = sum(rs) / len(rs)
    sd = (sum((r - mu) ** 2 for r in rs) / len(rs)).sqrt()
    adv = [(r - mu) / sd if sd > Decimal("1e-12") else Decimal(0) for r in rs]
    out = []
    for traj in trajectories:
        row = []
        for step in traj:
            sharing = [adv[j] for j, other in enumerate(trajectories) if other.count(step)]
            row.append(float(sum(sharing) / len(sharing)))
        out.append(tuple(row))
    return tuple(out)
