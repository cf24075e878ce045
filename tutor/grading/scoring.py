"""What a grade counts in the end: the points of the checks, a rule over them, and what an instructor decided."""

from dataclasses import dataclass

from tutor.grading.grade import Grade, Override

_ROUNDING = 1e-9


@dataclass(frozen=True)
class Scoring:
    """How points become a grade.

    With `all_or_nothing` the computed points are all or none. `pass_at` is the share of the points from which an
    exercise is passed, from 0 to 1; without it, that takes all of them.
    """

    all_or_nothing: bool = False
    pass_at: float | None = None


@dataclass(frozen=True)
class Score:
    """What one grade counts.

    `computed` are the points without the instructor's word; `overridden` tells that `points` are by hand.
    """

    points: float
    max_points: int
    computed: float
    overridden: bool
    comment: str
    passed: bool


def score(grade: Grade, override: Override | None, scoring: Scoring) -> Score:
    """Return what a grade counts; an override replaces the computed points and is subject to no rule."""
    return score_points(grade.report.points, grade.report.max_points, override, scoring)


def score_points(earned: int, max_points: int, override: Override | None, scoring: Scoring) -> Score:
    """Return the same where only the points are known, which the checks have given."""
    all_or_none = 0 if earned < max_points else earned
    computed = all_or_none if scoring.all_or_nothing else earned
    by_hand = override.points if override is not None else None
    points = computed if by_hand is None else by_hand
    needed = (1.0 if scoring.pass_at is None else scoring.pass_at) * max_points
    comment = override.comment if override is not None else ""
    return Score(points, max_points, computed, by_hand is not None, comment, points >= needed - _ROUNDING)
