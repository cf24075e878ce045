from double import double

from tutor.course.misconception import misconception


@misconception("quadruple")
def doubles_once(values):
    """You double once."""
    return double(values)
