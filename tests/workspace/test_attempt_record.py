"""Every checked text is kept once, with its latest verdict and its first time."""

from collections.abc import Callable
from datetime import UTC, datetime

from tutor.checking.report import Report
from tutor.sandbox import Submission
from tutor.workspace import Workspace

Verdict = Callable[..., Report]


def text(source: str) -> Submission:
    return Submission.from_text("double.py", source)


def test_an_attempt_keeps_text_verdict_and_time(workspace: Workspace, verdict: Verdict) -> None:
    before = datetime.now(UTC)
    assert workspace.record_attempt("double", text("one"), verdict(passed=2, seed=5)) == 1
    [attempt] = workspace.attempts("double")
    assert (attempt.source, attempt.why, attempt.outcome, attempt.seed) == ("one", "check", "failed", 5)
    assert (attempt.points, attempt.max_points) == (2, 3)
    assert [row["outcome"] for row in attempt.checks] == ["passed", "passed", "failed"]
    assert before <= attempt.first_at <= datetime.now(UTC)


def test_the_same_text_again_takes_the_new_verdict_and_keeps_its_first_time(
    workspace: Workspace, verdict: Verdict
) -> None:
    workspace.record_attempt("double", text("one"), verdict(passed=1))
    [first] = workspace.attempts("double")
    assert workspace.record_attempt("double", text("one"), verdict(passed=3)) == 1
    [again] = workspace.attempts("double")
    assert (again.points, again.outcome) == (3, "passed")
    assert again.first_at == first.first_at and again.last_at > first.last_at


def test_another_text_is_another_attempt(workspace: Workspace, verdict: Verdict) -> None:
    for source in ("one", "two", "one", "three"):
        workspace.record_attempt("double", text(source), verdict(passed=0))
    assert [(one.number, one.source) for one in workspace.attempts("double")] == [(1, "one"), (2, "two"), (3, "three")]


def test_the_same_text_with_another_imported_file_is_another_attempt(workspace: Workspace, verdict: Verdict) -> None:
    for other in ("a", "b"):
        workspace.record_attempt("quadruple", Submission("q.py", "one", others={"double": other}), verdict(passed=0))
    assert [one.number for one in workspace.attempts("quadruple")] == [1, 2]


def test_a_text_that_gives_way_is_kept_unless_it_was_checked(workspace: Workspace, verdict: Verdict) -> None:
    workspace.record_attempt("double", Submission("double.py", "one", others={"x": "y"}), verdict(passed=1))
    assert workspace.record_attempt("double", text("one"), None, "reset") == 1
    assert workspace.record_attempt("double", text("two"), None, "conflict") == 2
    assert [(one.why, one.points) for one in workspace.attempts("double")] == [("check", 1), ("conflict", None)]


def test_attempts_belong_to_their_exercise(workspace: Workspace, verdict: Verdict) -> None:
    workspace.record_attempt("double", text("one"), verdict(passed=0))
    assert workspace.record_attempt("quadruple", text("one"), verdict(passed=0)) == 1
    assert workspace.attempts("visits") == []


def test_a_file_without_readable_text_leaves_no_attempt(workspace: Workspace, verdict: Verdict) -> None:
    assert workspace.record_attempt("double", text(""), verdict(passed=0)) is None
    assert workspace.attempts("double") == []
