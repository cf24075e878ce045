"""No run of pytest with submissions imports any of them into its own process."""

from pathlib import Path

import pytest
from pytest_class import CHECKS, RIGHT, SEEDED

pytest_plugins = "pytester"


@pytest.fixture
def traced(submissions: Path, tmp_path: Path) -> Path:
    """Submissions that leave a trace where they are imported outside of the jail; return where the trace would be."""
    trace = tmp_path / "trace"
    leave = f"try:\n    open({str(trace)!r}, 'w').close()\nexcept OSError:\n    pass\n"
    (submissions / "kim").mkdir()
    for name in ("test_ada.py", "kim/grpo_advantages.py", "kim/conftest.py", "kim/__init__.py", "kim/test_kim.py"):
        (submissions / name).write_text(leave + RIGHT)
    (submissions / "kim" / "test_doc.txt").write_text(f">>> open({str(trace)!r}, 'w').close()\n")
    return trace


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["."],
        ["submissions"],
        ["submissions/test_ada.py"],
        ["--doctest-modules", "--doctest-glob=test*.txt", "submissions"],
        ["-n", "2"],
    ],
)
def test_nothing_is_imported(pytester: pytest.Pytester, traced: Path, arguments: list[str]) -> None:
    result = pytester.runpytest_subprocess(*SEEDED, "-k", "test_ada", *arguments)
    assert result.parseoutcomes()["passed"] == CHECKS
    assert not traced.exists()


def test_the_trace_would_be_left(pytester: pytest.Pytester, traced: Path) -> None:
    pytester.runpytest_subprocess("-p", "no:credit_tutor", "submissions")
    assert traced.exists()


def test_a_conftest_that_pytest_would_run_first_is_refused(pytester: pytest.Pytester, traced: Path) -> None:
    result = pytester.runpytest_subprocess(*SEEDED, "submissions/kim/grpo_advantages.py")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: *conftest.py is among the submissions*"])
    assert not traced.exists()


def test_a_student_called_conftest(pytester: pytest.Pytester, traced: Path, submissions: Path) -> None:
    (submissions / "conftest.py").write_text((submissions / "test_ada.py").read_text())
    options = ("--submissions", "submissions", "--submissions-exercise=grpo_advantages", "-k", "conftest")
    assert pytester.runpytest_subprocess(*options).parseoutcomes()["passed"] == CHECKS
    assert not traced.exists()


def test_settings_of_a_student_are_refused(pytester: pytest.Pytester, submissions: Path) -> None:
    (submissions / "pytest.ini").write_text("[pytest]\n")
    result = pytester.runpytest_subprocess("--submissions", "submissions", "--submissions-exercise=grpo_advantages")
    result.stderr.fnmatch_lines(["ERROR: *pytest.ini is among the submissions*--submissions=submissions*"])
    assert pytester.runpytest_subprocess(*SEEDED).ret == pytest.ExitCode.TESTS_FAILED


def test_pytest_is_not_started_among_submissions(
    pytester: pytest.Pytester, submissions: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(submissions)
    result = pytester.runpytest_subprocess("--submissions=.", "--submissions-exercise=grpo_advantages")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: *start it in another folder.*"])
