def orm_credit(turns, gamma):
    return recurse([0] * len(turns[1:]) + [1 if won(turns) else 0 for _ in turns[:1]], gamma)


def orm_negative(turns, gamma):
    return recurse([0] * len(turns[1:]) + [1 if won(turns) else -1 for _ in turns[:1]], gamma)


def won(turns):
    match turns:
        case [*_, {"action": "answer", "ok": True}]:
            return True
    return False


def recurse(rewards, gamma):
    if not rewards:
        return []
    later = recurse(rewards[1:], gamma)
    return [rewards[0] + gamma * (later[0] if later else 0), *later]


def prm_credit(turns, judge, gamma, as_returns):
    scores = list(map(judge, (turns[: t + 1] for t, _ in enumerate(turns))))
    return recurse(scores, gamma) if as_returns else scores
