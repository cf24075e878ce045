from tutor.course.misconception import misconception


@misconception("total")
def counts(rewards):
    """You count the rewards."""
    return len(rewards)
