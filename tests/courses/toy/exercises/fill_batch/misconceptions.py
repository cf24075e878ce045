from tutor.course.misconception import misconception


@misconception("fill_batch")
def one_too_many(sample, size):
    """You draw one sample more than you need."""
    batch = []
    while len(batch) < size:
        if (value := sample()) > 0:
            batch.append(value)
    sample()
    return batch
