import math
import json


class Level:
    """All groups of one level."""

    def __init__(self, k, returns, states, mode):
        self.k, self.mode, self.groups = k, mode, {}
        for i, visited in enumerate(states):
            for t, g in enumerate(returns[i]):
                key = self.key(visited, t)
                if key:
                    self.groups.setdefault(key, []).append(g)

    def key(self, visited, t):
        return json.dumps(list(visited[t - self.k : t + 1])) if t >= self.k else ""

    def says(self, visited, t, g):
        group = self.groups.get(self.key(visited, t), [])
        if len(group) < 2:
            return None
        mean = math.fsum(group) / len(group)
        if self.mode == "mean_norm":
            return g - mean
        sd = math.sqrt(math.fsum((x - mean) ** 2 for x in group) / len(group))
        return 0.0 if sd <= 1e-9 * max(map(abs, group)) else (g - mean) / sd


def hgpo_advantages(step_returns, anchor_obs, history_length=2, alpha=1.0, mode="mean_norm"):
    levels = [Level(k, step_returns, anchor_obs, mode) for k in range(history_length + 1)]

    def step(visited, t, g):
        top, bottom = 0.0, 0.0
        for level in levels:
            a = level.says(visited, t, g)
            if a is not None:
                top += math.pow(level.k + 1, alpha) * a
                bottom += math.pow(level.k + 1, alpha)
        return top / bottom if bottom else 0.0

    return [[step(s, t, g) for t, g in enumerate(gs)] for s, gs in zip(anchor_obs, step_returns)]
