"""What can go wrong for an instructor before, between and after the students' own code."""


class GradingError(Exception):
    """Grading cannot go on; the message is a sentence that says what to do."""
