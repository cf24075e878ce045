from tutor.course.misconception import misconception


@misconception("double")
def squares(values):
    """You square each number; twice three is not nine."""
    return [value * value for value in values]
