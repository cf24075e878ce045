"""The fixture `submission`: an instructor's own tests, as the README shows them."""

import re
from pathlib import Path

import pytest
from pytest_class import CHECKS, OPTIONS, SEEDED

pytest_plugins = "pytester"

README = Path(__file__).parents[3] / "README.md"


def test_the_example_in_the_readme(pytester: pytest.Pytester, submissions: Path) -> None:
    example = re.search(r"```python\n(# test_own\.py\n.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    pytester.makepyfile(test_own=example[1])
    result = pytester.runpytest(*OPTIONS, "test_own.py", "-v")
    result.assert_outcomes(passed=4, failed=2)
    result.stdout.fnmatch_lines(
        [
            "test_own.py::test_advantages_add_up_to_nothing?ada? PASSED*",
            "test_own.py::test_advantages_add_up_to_nothing?eve? FAILED*",
            "E*AssertionError: grpo_advantages raised RuntimeError: my own words",
            "E*assert 'RuntimeError' is None",
            "E*where raises = grpo_advantages.raises",
            "E*where grpo_advantages = <grpo_advantages of eve>.grpo_advantages",
        ]
    )


def test_what_is_wrong_is_said_in_the_tutors_words(pytester: pytest.Pytester, submissions: Path) -> None:
    (submissions / "ada.py").write_text("def grpo_advantages(rewards):\n    print(rewards)\n")
    (submissions / "bob.py").write_text("def grpo_advantages(rewards:\n")
    (submissions / "eve.py").write_text("def grpo_advantages(rewards):\n    while True: pass\n")
    (submissions / "kim.py").write_text("")
    pytester.makepyfile(
        test_own="def test_it(submission):\n    submission('grpo_advantages').grpo_advantages([1, 0])\n"
    )
    result = pytester.runpytest(*SEEDED, "test_own.py")
    result.assert_outcomes(failed=4)
    result.stdout.fnmatch_lines(
        [
            "E*grpo_advantages printed its answer and returned None; write return instead of print",
            "E*Python cannot read line 1*",
            "E*grpo_advantages*2 *",
            "E*kim.py is empty*",
        ]
    )


def test_names_that_are_not_there(pytester: pytest.Pytester, submissions: Path) -> None:
    pytester.makepyfile(
        test_own="""
        import pytest

        def test_no_such_function(submission):
            with pytest.raises(AttributeError, match="grpo_advantages"):
                submission("grpo_advantages").advantages

        def test_nothing_sent(submission):
            with pytest.raises(AssertionError, match="sent nothing for dynamic_sample"):
                submission("dynamic_sample")

        def test_no_such_exercise(submission):
            with pytest.raises(pytest.UsageError, match="no exercise 'grpo'"):
                submission("grpo")
        """
    )
    pytester.runpytest(*SEEDED, "test_own.py").assert_outcomes(passed=9)


def test_own_tests_and_checks_together(pytester: pytest.Pytester, submissions: Path) -> None:
    pytester.makepyfile(test_own="def test_it(submission):\n    submission('grpo_advantages')\n")
    result = pytester.runpytest(*SEEDED, "test_own.py", "submissions", "-k", "ada or test_it")
    result.assert_outcomes(passed=3 + CHECKS)


def test_a_test_that_takes_no_submission_runs_once(pytester: pytest.Pytester, submissions: Path) -> None:
    pytester.makepyfile(test_own="def test_it():\n    pass\n")
    pytester.runpytest(*SEEDED, "test_own.py").assert_outcomes(passed=1)
