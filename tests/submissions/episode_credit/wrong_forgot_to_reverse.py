# diagnosis: discounted_from_the_start, blame_discounted_from_the_start, backwards_answer
def discounted(rewards, gamma):
    out = []
    running = 0.0
    for reward in reversed(rewards):
        running = reward + gamma * running
        out.append(running)
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
    scores = []
    for t in range(len(turns)):
        scores.append(judge(turns[: t + 1]))
    if as_returns:
        return discounted(scores, gamma)
    return scores
