from double import double


def quadruple(values):
    return double(double(values))
