def fill_batch(sample, size):
    raise NotImplementedError
