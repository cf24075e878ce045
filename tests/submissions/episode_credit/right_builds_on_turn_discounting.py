from turn_discounting import compute_turn_rewards


def orm_credit(turns, gamma):
    return compute_turn_rewards(end(turns, 0), gamma=gamma)


def orm_negative(turns, gamma):
    return compute_turn_rewards(end(turns, -1), gamma=gamma)


def end(turns, failure):
    rewards = [0 for _ in turns]
    if rewards:
        last = turns[-1]
        rewards[-1] = 1 if last["action"] == "answer" and last["ok"] else failure
    return rewards


def prm_credit(turns, judge, gamma, as_returns):
    scores = [judge(turns[:stop]) for stop in range(1, len(turns) + 1)]
    return compute_turn_rewards(scores, gamma=gamma) if as_returns else scores
