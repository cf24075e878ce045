"""What the two answers of an exhibit are called."""

from tutor.checking.report import Exhibit

Names = tuple[str, str]

SIDES: Names = ("expected", "yours")
PAIR_SIDES: Names = ("one side", "the other")
"""Both sides of a pair are the learner's own."""

BOTH_AGREE = "Yours and the reference agree."


def sides_of(exhibit: Exhibit) -> Names:
    """Return what the two answers of an exhibit are called."""
    return PAIR_SIDES if exhibit.is_pair else SIDES
