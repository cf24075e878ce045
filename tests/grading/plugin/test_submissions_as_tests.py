"""`pytest --submissions DIR`: one test for each student, exercise and check, and all that pytest does with tests."""

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pytest_class import CHECKS, OPTIONS, SEEDED, TOYS

pytest_plugins = "pytester"


def test_each_check_of_each_student_is_a_test(pytester: pytest.Pytester, submissions: Path) -> None:
    result = pytester.runpytest(*OPTIONS, "--collect-only", "-q")
    ids = [line for line in result.outlines if "::" in line]
    assert len(ids) == 3 * CHECKS
    assert "submissions/ada.py::grpo_advantages::equal_rewards" in ids


def test_what_fails_says_what_the_tutor_says(pytester: pytest.Pytester, submissions: Path) -> None:
    result = pytester.runpytest(*SEEDED, "-k", "bob and one_in_five")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(
        [
            "credit-tutor: 3 students, seed 7*",
            "*bob: grpo_advantages, one_in_five*",
            "sample 0 should be -0.5, yours is -0.447",
            "*▶ sample 0*-0.5*-0.447*",
            "This looks like “sample std”.*",
            "seed 7",
            "FAILED submissions/bob.py::grpo_advantages::one_in_five - sample 0 should b*",
        ]
    )
    result.stdout.no_fnmatch_line("*Traceback*")


def test_what_passes_fails_and_is_skipped(pytester: pytest.Pytester, submissions: Path) -> None:
    result = pytester.runpytest(*SEEDED, "-rs")
    outcomes = result.parseoutcomes()
    assert outcomes.pop("skipped") == 2, "the laws of who raises"
    assert sum(outcomes.values()) == 3 * CHECKS - 2
    result.stdout.fnmatch_lines(["SKIPPED*waits until this passes:*"])
    assert not any("FAILED submissions/ada.py" in line for line in result.outlines)


def test_who_sent_nothing_of_use_has_all_tests_too(pytester: pytest.Pytester, submissions: Path) -> None:
    (submissions / "dan.py").write_text("def grpo_advantages(rewards:\n")
    (submissions / "Fay Ö.py").write_text("")
    result = pytester.runpytest(*SEEDED, "-k", "dan or Fay")
    result.assert_outcomes(failed=2 * CHECKS)
    result.stdout.fnmatch_lines(
        ["*Fay Ö: grpo_advantages, equal_rewards*", "*Fay Ö.py is empty: write your code in it*"]
    )
    result.stdout.fnmatch_lines(["FAILED *dan.py::grpo_advantages::equal_rewards - Python*"])


def test_folders_and_archives(pytester: pytest.Pytester, submissions: Path) -> None:
    for student in ("kim", "lou"):
        (submissions / student).mkdir()
        (submissions / f"{student}.py").write_text("")
        (submissions / f"{student}.py").rename(submissions / student / "dynamic_sample.py")
    result = pytester.runpytest(
        "--submissions=submissions", "--submissions-exercise=dynamic_sample", "--collect-only", "-q"
    )
    result.stdout.fnmatch_lines(["submissions/kim/dynamic_sample.py::dynamic_sample::*"])
    result.stdout.fnmatch_lines(["submissions/lou/dynamic_sample.py::dynamic_sample::*"])
    result.stdout.fnmatch_lines(["submissions/ada*::dynamic_sample::*"])


def test_one_test_by_its_name(pytester: pytest.Pytester, submissions: Path) -> None:
    result = pytester.runpytest(*SEEDED, "submissions/ada.py::grpo_advantages::equal_rewards")
    result.assert_outcomes(passed=1)


def test_one_student_by_the_file(pytester: pytest.Pytester, submissions: Path) -> None:
    pytester.runpytest(*SEEDED, "submissions/ada.py").assert_outcomes(passed=CHECKS)


def test_stop_at_the_first_failure_and_go_on_with_the_last_ones(pytester: pytest.Pytester, submissions: Path) -> None:
    assert pytester.runpytest(*SEEDED, "-x").parseoutcomes() == {"passed": CHECKS, "failed": 1}
    pytester.runpytest(*SEEDED, "--lf").assert_outcomes(failed=1, deselected=3 * CHECKS - 1)


def test_junit_xml(pytester: pytest.Pytester, submissions: Path) -> None:
    pytester.runpytest(*SEEDED, "--junitxml=out.xml", "-k", "one_in_five")
    cases = {case.get("classname"): case for case in ElementTree.parse("out.xml").iter("testcase")}
    assert set(cases) == {f"submissions.{student}.grpo_advantages" for student in ("ada", "bob", "eve")}
    bob = cases["submissions.bob.grpo_advantages"]
    assert bob.get("name") == "one_in_five"
    assert "▶ sample 0" in (bob.findtext("failure") or "")
    properties = {one.get("name"): one.get("value") for one in bob.iter("property")}
    assert properties == {"seed": "7", "points": "0", "max_points": "1"}


def test_under_xdist_everybody_has_the_seed_of_the_controller(pytester: pytest.Pytester, submissions: Path) -> None:
    result = pytester.runpytest_subprocess(*OPTIONS, "-n", "2", "-k", "bob or eve")
    shown = set(re.findall(r"^\[(gw\d)\]", result.stdout.str(), re.MULTILINE))
    seeds = set(re.findall(r"^seed (\d+)$", result.stdout.str(), re.MULTILINE))
    announced = re.findall(r"seed (\d+) \(course", result.stdout.str())
    assert shown == {"gw0", "gw1"}
    assert [*seeds] == announced


@pytest.mark.parametrize("workers", [[], ["-n", "2"]])
def test_another_course(pytester: pytest.Pytester, submissions: Path, workers: list[str]) -> None:
    (submissions / "kim__double.py").write_text("def double(values):\n    return [2 * value for value in values]\n")
    (submissions / "kim__pick_better.py").write_text("def pick_better(first, second, judge):\n    return first\n")
    shutil.copytree(TOYS, "toys")
    options = ("--submissions=submissions", "--submissions-course=toys", "-k", "kim")
    result = pytester.runpytest_subprocess(*options, *workers)
    assert result.parseoutcomes() == {"passed": 3, "failed": 2} | ({} if workers else {"deselected": 15})
    result.stdout.fnmatch_lines(["FAILED submissions/kim__pick_better.py::pick_better::biased*"])


def test_a_course_that_is_none_is_a_sentence(pytester: pytest.Pytester, submissions: Path) -> None:
    result = pytester.runpytest(*OPTIONS, "--submissions-course=nowhere")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: *nowhere*"])


def test_which_of_several_files_counts_is_said(pytester: pytest.Pytester, submissions: Path) -> None:
    for name in ("kim__grpo_advantages.py", "kim__grpo_advantages-1.py"):
        (submissions / name).write_text((submissions / "bob.py").read_text())
    result = pytester.runpytest(*SEEDED, "-k", "kim and one_in_five")
    result.stdout.fnmatch_lines(["Note: 2 files were sent for this exercise:", "*kim__grpo_advantages-1.py counts."])


def test_another_run_has_another_seed(pytester: pytest.Pytester, submissions: Path) -> None:
    runs = [pytester.runpytest(*OPTIONS, "--collect-only").stdout.str() for _ in range(3)]
    assert len({tuple(re.findall(r"seed (\d+) \(course", run)) for run in runs}) > 1


def test_inputs_can_be_concealed(pytester: pytest.Pytester, submissions: Path) -> None:
    result = pytester.runpytest(*SEEDED, "--submissions-conceal", "-k", "bob or eve")
    result.stdout.fnmatch_lines(["sample 0 should be -0.5, yours is -0.447"])  # an example of the lesson
    result.stdout.fnmatch_lines(["FAILED *bob.py::grpo_advantages::penalties - a wrong answer"])
    assert "penalties - sample" not in result.stdout.str()
    hidden = result.stdout.str().partition("bob: grpo_advantages, penalties")[2].partition("seed 7")[0]
    assert "grpo_advantages(" not in hidden and "▶" not in hidden


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--submissions=nowhere"], "*nowhere*"),
        (["--submissions=empty"], "*empty*"),
        (["--submissions=submissions", "--submissions-exercise=grpo"], "*no exercise 'grpo'*"),
        (["--submissions=submissions"], "*--submissions-exercise*"),
    ],
)
def test_what_cannot_be_graded_is_a_sentence(
    pytester: pytest.Pytester, submissions: Path, arguments: list[str], sentence: str
) -> None:
    pytester.mkdir("empty")
    result = pytester.runpytest(*arguments)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"ERROR: {sentence}"])
    result.stderr.no_fnmatch_line("*Traceback*")


def test_what_cannot_be_confined_is_not_run(
    pytester: pytest.Pytester, submissions: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CREDIT_TUTOR_JAIL_OFF", "seccomp")
    result = pytester.runpytest(*SEEDED)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: *not fully confined*"])
    result = pytester.runpytest(*SEEDED, "--submissions-trust", "-k", "ada")
    result.assert_outcomes(passed=CHECKS, deselected=2 * CHECKS)
