from fractions import Fraction as F
from decimal import Decimal, getcontext
getcontext().prec = 50
from collections import defaultdict, namedtuple
Edge = namedtuple("Edge", "state action next_state")
def salt_advantages(trajectories, rewards):
    rs = [F(r) for r in rewards]
    m = sum(rs) / len(rs)
    var = sum((x - m) ** 2 for x in rs) / len(rs)
    if not var: return [[F(0) for _ in t] for t in trajectories]
    sd = (Decimal(var.numerator) / Decimal(var.denominator)).sqrt()
    who = defaultdict(set)
    for i, t in enumerate(trajectories):
        for s in t: who[Edge(*s)].add(i)
    def worth(e):
        d = sum(rs[i] for i in who[e]) / len(who[e]) - m
        return Decimal(d.numerator) / Decimal(d.denominator) / sd
    return tuple(tuple(worth(Edge(*s)) for s in t) for t in trajectories)
