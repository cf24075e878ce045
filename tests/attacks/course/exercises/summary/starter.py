def summary(*args):
    raise NotImplementedError
