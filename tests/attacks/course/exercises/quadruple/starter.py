def quadruple(*args):
    raise NotImplementedError
