import functools
import statistics


@functools.lru_cache(maxsize=None)
def _ret(rewards, gamma):
    if not rewards:
        return ()
    rest = _ret(rewards[1:], gamma)
    return (rewards[0] + gamma * (rest[0] if rest else 0.0),) + rest


def step_returns(rewards, gamma):
    return list(_ret(tuple(rewards), gamma))


class Gigpo:
    def __init__(self, mode):
        self.divide = "std" in mode

    def compare(self, values):
        values = [float(v) for v in values]
        m = statistics.fmean(values)
        s = statistics.pstdev(values) if self.divide else 1.0
        return {0.0: lambda: [0.0] * len(values)}.get(s, lambda: [(v - m) / s for v in values])()

    def __call__(self, R, r, states, gamma, w):
        piles = {}
        for i, row in enumerate(states):
            for t, g in enumerate(step_returns(r[i], gamma)):
                piles.setdefault(row[t], []).append([i, t, g])
        out = {(i, t): e for i, e in enumerate(self.compare(R)) for t in range(len(r[i]))}
        for pile in piles.values():
            for (i, t, _), a in zip(pile, self.compare(p[2] for p in pile)):
                out[i, t] += w * a
        return [[out[i, t] for t in range(len(row))] for i, row in enumerate(r)]


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    return Gigpo(mode)(episode_rewards, step_rewards, anchor_obs, gamma, step_weight)
