"""What can be wrong with a course."""


class CourseError(Exception):
    """A course, or one of its files, is not as it must be; the message says what, where and how to mend it."""
