def double(values):
    raise NotImplementedError
