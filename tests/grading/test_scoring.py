"""What a grade counts: the checks' points, the rule for the class, and what an instructor decided."""

import pytest

from tutor.checking.report import CheckResult, Report
from tutor.grading.grade import Grade, Override
from tutor.grading.scoring import Score, Scoring, score

AS_EARNED = Scoring()


def grade(earned: int, most: int = 10) -> Grade:
    rows = [CheckResult(f"check {n}", "", "passed" if n < earned else "failed", n < earned, 1) for n in range(most)]
    return Grade("ada", "double", "digest", Report("double", "ada.py", 1, tuple(rows)))


def by_hand(points: float | None, comment: str = "late") -> Override:
    return Override("ada", "double", points, comment)


def test_points_count_as_earned_and_all_of_them_make_a_pass() -> None:
    assert score(grade(7), None, AS_EARNED) == Score(7, 10, 7, False, "", False)
    assert score(grade(10), None, AS_EARNED) == Score(10, 10, 10, False, "", True)


def test_all_or_nothing() -> None:
    assert score(grade(9), None, Scoring(all_or_nothing=True)).points == 0
    assert score(grade(10), None, Scoring(all_or_nothing=True)).points == 10


@pytest.mark.parametrize(("earned", "passed"), [(7, False), (8, True), (10, True)])
def test_a_share_of_the_points_may_be_enough(earned: int, passed: bool) -> None:
    assert score(grade(earned), None, Scoring(pass_at=0.8)).passed is passed


@pytest.mark.parametrize(("most", "share", "enough"), [(3, 0.1 + 0.2 + 0.1 / 3, 1), (10, 0.7, 7), (100, 0.29, 29)])
def test_a_share_is_not_missed_by_rounding(most: int, share: float, enough: int) -> None:
    assert score(grade(enough, most), None, Scoring(pass_at=share)).passed
    assert not score(grade(enough - 1, most), None, Scoring(pass_at=share)).passed


def test_points_by_hand_count_instead_and_what_was_computed_is_still_told() -> None:
    assert score(grade(7), by_hand(9.5), Scoring(pass_at=0.9)) == Score(9.5, 10, 7, True, "late", True)
    assert score(grade(7), by_hand(0), AS_EARNED).points == 0


def test_no_rule_takes_points_away_that_were_given_by_hand() -> None:
    assert score(grade(7), by_hand(9), Scoring(all_or_nothing=True)) == Score(9, 10, 0, True, "late", False)


def test_a_comment_alone_changes_no_points() -> None:
    assert score(grade(7), by_hand(None), AS_EARNED) == Score(7, 10, 7, False, "late", False)
