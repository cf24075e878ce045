# diagnosis: turns_changed
def discounted(rewards, gamma):
    out = [0.0] * len(rewards)
    running = 0.0
    for i in range(len(rewards) - 1, -1, -1):
        running = rewards[i] + gamma * running
        out[i] = running
    return out


def won(turns):
    return len(turns) > 0 and turns[-1]["action"] == "answer" and turns[-1]["ok"]


def orm_credit(turns, gamma):
    if not turns:
        return []
    rewards = [0.0] * len(turns)
    rewards[-1] = 1.0 if won(turns) else 0.0
    return discounted(rewards, gamma)


def orm_negative(turns, gamma):
    if not turns:
        return []
    rewards = [0.0] * len(turns)
    rewards[-1] = 1.0 if won(turns) else -1.0
    return discounted(rewards, gamma)


def prm_credit(turns, judge, gamma, as_returns):
    for t, turn in enumerate(turns):
        turn["score"] = judge(turns[: t + 1])
    scores = [turn["score"] for turn in turns]
    return discounted(scores, gamma) if as_returns else scores
