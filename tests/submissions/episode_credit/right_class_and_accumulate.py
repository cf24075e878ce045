from itertools import accumulate


class Episode:
    def __init__(self, turns):
        self.turns = turns

    @property
    def success(self):
        return any(turn["action"] == "answer" and turn["ok"] for turn in self.turns[-1:])

    def rewards(self, failure):
        end = 1.0 if self.success else failure
        return [end if t == len(self.turns) - 1 else 0.0 for t in range(len(self.turns))]

    @staticmethod
    def returns(rewards, gamma):
        return list(accumulate(reversed(rewards), lambda to_go, reward: reward + gamma * to_go))[::-1]


def orm_credit(turns, gamma):
    episode = Episode(turns)
    return episode.returns(episode.rewards(0.0), gamma)


def orm_negative(turns, gamma):
    episode = Episode(turns)
    return episode.returns(episode.rewards(-1.0), gamma)


def prm_credit(turns, judge, gamma, as_returns):
    scores = [judge(turns[:end]) for end in range(1, 1 + len(turns))]
    return Episode.returns(scores, gamma) if as_returns else scores
