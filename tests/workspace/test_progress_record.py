"""Progress moves forward: a start, a pass once for good, hints one by one, the seed that stays."""

from collections.abc import Callable

import pytest

from tutor.checking.report import Report
from tutor.course import Course
from tutor.sandbox import Submission
from tutor.workspace import Score, Workspace

Verdict = Callable[..., Report]


def check(workspace: Workspace, source: str, report: Report) -> None:
    workspace.record_attempt("double", Submission.from_text("double.py", source), report)


def test_an_exercise_is_new_then_started_then_passed(workspace: Workspace, verdict: Verdict) -> None:
    assert workspace.progress("double").state == "new"
    workspace.remember("double")
    assert workspace.progress("double").state == "new"
    workspace.set_page("double", 2)
    assert workspace.progress("double").state == "started"
    check(workspace, "one", verdict(passed=3))
    assert workspace.progress("double").state == "passed"


def test_a_failed_check_starts_an_exercise(workspace: Workspace, verdict: Verdict) -> None:
    check(workspace, "one", verdict(passed=0))
    assert workspace.progress("double").state == "started"


def test_a_hint_and_giving_up_start_an_exercise(workspace: Workspace) -> None:
    workspace.show_hint("double")
    workspace.give_up("quadruple")
    assert workspace.progress("double").state == workspace.progress("quadruple").state == "started"


def test_the_others_that_are_open_are_named_in_the_order_of_the_course(workspace: Workspace, verdict: Verdict) -> None:
    ids = [exercise.id for exercise in workspace.course.exercises if exercise.id != "double"]
    assert [other.id for other in workspace.others_open("double")] == ids
    check(workspace, "one", verdict(passed=3))
    assert [other.id for other in workspace.others_open(ids[0])] == ids[1:]


def test_a_pass_is_for_good_and_keeps_its_first_time(workspace: Workspace, verdict: Verdict) -> None:
    check(workspace, "one", verdict(passed=3))
    first = workspace.progress("double").passed_at
    check(workspace, "two", verdict(passed=0))
    check(workspace, "three", verdict(passed=3))
    assert workspace.progress("double").passed_at == first is not None


def test_last_and_best_points(workspace: Workspace, verdict: Verdict) -> None:
    assert workspace.progress("double").best is None
    for source, passed in (("one", 1), ("two", 2), ("one", 0)):
        check(workspace, source, verdict(passed=passed))
    progress = workspace.progress("double")
    assert (progress.last, progress.best, progress.attempts) == (Score(0, 3), Score(2, 3), 2)


def test_a_text_that_was_never_checked_counts_as_no_attempt(workspace: Workspace) -> None:
    workspace.record_attempt("double", Submission.from_text("double.py", "one"), None, "reset")
    assert workspace.progress("double").attempts == 0
    assert workspace.progress("double").state == "new"


def test_hints_come_one_by_one_and_end(workspace: Workspace, toys: Course) -> None:
    of = len(toys.exercise("double").hints)
    assert [workspace.show_hint("double") for _ in range(of + 2)] == [*range(1, of + 1), of, of]
    assert workspace.progress("quadruple").hints_shown == 0


def test_the_solution_opens_by_giving_up_or_passing(workspace: Workspace, verdict: Verdict) -> None:
    assert not workspace.progress("double").may_see_solution
    workspace.give_up("double")
    first = workspace.progress("double").gave_up_at
    workspace.give_up("double")
    assert workspace.progress("double").gave_up_at == first is not None
    assert workspace.progress("double").may_see_solution


def test_one_who_has_passed_gives_nothing_up(workspace: Workspace, verdict: Verdict) -> None:
    check(workspace, "one", verdict(passed=3))
    workspace.give_up("double")
    assert workspace.progress("double").gave_up_at is None
    assert workspace.progress("double").may_see_solution


def test_the_seed_is_made_once_and_stays(workspace: Workspace, toys: Course) -> None:
    seed = workspace.seed("double")
    assert 0 <= seed < 10**6
    assert workspace.seed("double") == seed == Workspace.open(workspace.path, toys).seed("double")
    workspace.set_seed("double", 42)
    assert workspace.seed("double") == 42


def test_page_and_seconds(workspace: Workspace) -> None:
    assert workspace.progress("double").page == 1
    workspace.set_page("double", 3)
    workspace.add_seconds("double", 1.5)
    workspace.add_seconds("double", 2)
    progress = workspace.progress("double")
    assert (progress.page, progress.seconds) == (3, pytest.approx(3.5))


def test_the_last_exercise_is_remembered(workspace: Workspace, toys: Course) -> None:
    assert workspace.last_exercise is None
    workspace.remember("quadruple")
    workspace.remember("double")
    assert Workspace.open(workspace.path, toys).last_exercise == "double"


def test_an_exercise_that_the_course_has_no_more_is_not_the_last(workspace: Workspace) -> None:
    workspace.remember("gone")
    assert workspace.last_exercise is None


def test_progress_of_all_is_in_the_order_of_the_course(workspace: Workspace, toys: Course) -> None:
    workspace.set_page("quadruple", 2)
    everything = workspace.progress_all()
    assert list(everything) == [exercise.id for exercise in toys.exercises]
    assert [id for id, one in everything.items() if one.state == "started"] == ["quadruple"]
