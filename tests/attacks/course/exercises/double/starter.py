def double(*args):
    raise NotImplementedError
