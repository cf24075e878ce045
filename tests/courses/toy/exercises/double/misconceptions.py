from tutor.course.misconception import misconception


@misconception("double")
def squares(values):
    """You square each number; twice three is not nine."""
    return [value * value for value in values]


@misconception("double", factor=[3, 4])
def other_factor(values, factor):
    """You multiply by another factor than two."""
    return [factor * value for value in values]


@misconception("double")
def never_ends(values):
    """Your loop has no end: nothing in it changes its condition."""
    while values is not None:
        pass
