# verdict: error: 
# exercise: quadruple
# An answer that is no plain data, asked for while the file is imported.
from double import double

double([[object()]])


def quadruple(values):
    return double(double(values))
