from math import fsum, prod

def orm(failure):
    def credit(turns, gamma):
        T = len(turns)
        R = 1 if T and (turns[-1]["action"], turns[-1]["ok"]) == ("answer", True) else failure
        return [prod([gamma] * (T - 1 - t)) * R for t in range(T)]
    return credit

orm_credit = orm(0)
orm_negative = orm(-1)

def prm_credit(turns, judge, gamma, as_returns):
    g = gamma if as_returns else 0
    s = list(map(lambda end: judge(list(turns[:end])), range(1, 1 + len(turns))))
    return [fsum(g ** (k - t) * s[k] for k in range(t, len(s))) for t in range(len(s))]
