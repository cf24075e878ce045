# diagnosis: none
# dedups only consecutive repeats
def salt_advantages(trajectories, rewards):
    n = len(rewards); mu = sum(rewards)/n
    sd = (sum((r-mu)**2 for r in rewards)/n) ** .5
    A = [0.0 if max(rewards) == min(rewards) else (r-mu)/sd for r in rewards]
    tot, cnt = {}, {}
    for t, a in zip(trajectories, A):
        prev = None
        for s in t:
            if s != prev:
                tot[s] = tot.get(s, 0) + a; cnt[s] = cnt.get(s, 0) + 1
            prev = s
    return [[tot[s]/cnt[s] for s in t] for t in trajectories]
