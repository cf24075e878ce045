import math


def step_returns(rewards, gamma):
    returns = [float(r) for r in rewards]
    for t in range(len(returns) - 2, -1, -1):
        returns[t] += gamma * returns[t + 1]
    return returns


class Group(list):
    def mean(self):
        return math.fsum(self) / len(self)

    def std(self):
        m = self.mean()
        return math.sqrt(math.fsum((x - m) ** 2 for x in self) / len(self))

    def advantage(self, x, mode):
        if mode == "mean_norm":
            return x - self.mean()
        std = self.std()
        if std <= 1e-9 * max(abs(y) for y in self):
            return 0.0
        return (x - self.mean()) / std


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    episode = Group(episode_rewards)
    returns = [step_returns(r, gamma) for r in step_rewards]
    states = {}
    for row, gs in zip(anchor_obs, returns):
        for s, g in zip(row, gs):
            states.setdefault(s, Group()).append(g)
    return [
        [episode.advantage(e, mode) + step_weight * states[s].advantage(g, mode) for s, g in zip(row, gs)]
        for e, row, gs in zip(episode_rewards, anchor_obs, returns)
    ]
