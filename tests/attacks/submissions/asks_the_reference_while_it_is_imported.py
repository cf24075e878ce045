# verdict: error: TypeError while it was imported
# exercise: quadruple
# The same, before the first check.
from double import double

double([[object()]])


def quadruple(values):
    return double(double(values))
