from fractions import Fraction


def compute_turn_rewards(turn_rewards, gamma=0.9):
    g = Fraction(gamma)
    total = Fraction(0)
    exact = []
    for r in reversed(turn_rewards):
        total = Fraction(r) + g * total
        exact.append(total)
    exact.reverse()
    return [float(x) for x in exact]
