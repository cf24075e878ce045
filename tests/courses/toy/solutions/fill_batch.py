def fill_batch(sample, size):
    batch = []
    while len(batch) < size:
        value = sample()
        if value > 0:
            batch.append(value)
    return batch
