"""What is true of every exercise of the course: the kill matrix, the submissions of others, the lint of lessons."""

import re
from functools import cache
from pathlib import Path

import pytest

from tutor.checking.bank import Bank
from tutor.checking.diagnosis import diagnose
from tutor.checking.holding import Held
from tutor.checking.kill_matrix import test_exercise as look_over
from tutor.checking.preparation import Preparation, prepare
from tutor.checking.report import Report
from tutor.checking.running import run_checks
from tutor.checking.suite import read_suite
from tutor.course import Course, Exercise, load_course
from tutor.sandbox import Sandbox, read_submission

COURSE = load_course()
SUBMISSIONS = Path(__file__).parent.parent / "submissions"
KILL_SEEDS = range(20)
MANY_SEEDS = range(50)
STYLES_OF_CHANCE = ("float32", "epsilon", "fraction", "relative", "decimal")
"""Right submissions whose names hold one of these: rounding might fail them on some drawn input."""

every_exercise = pytest.mark.parametrize("exercise", COURSE.exercises, ids=lambda exercise: exercise.id)


def submissions(kind: str) -> list[Path]:
    return sorted(path for path in SUBMISSIONS.glob("*/*.py") if path.stem.startswith(kind))


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@cache
def preparation(id: str, seed: int) -> Preparation:
    exercise = COURSE.exercise(id)
    return prepare(COURSE, read_suite(exercise), seed)


@cache
def bank(id: str, seed: int, sandbox: Sandbox) -> Bank:
    return Bank(COURSE, preparation(id, seed), sandbox)


@every_exercise
def test_kill_matrix(exercise: Exercise, course: Course, sandbox: Sandbox) -> None:
    assert look_over(course, exercise, sandbox, KILL_SEEDS).problems == ()


@every_exercise
def test_enough_of_everything(exercise: Exercise, sandbox: Sandbox) -> None:
    suite = read_suite(exercise)
    ideas = {idea.name for idea in bank(exercise.id, 0, sandbox).misconceptions}
    assert len(suite.checks) >= 8
    assert sum(check.example for check in suite.checks) == 2
    assert sum(check.given is not None for check in suite.checks) >= 2
    assert 1 <= sum(check.law for check in suite.checks) <= 2
    assert len(ideas) >= 12
    assert len(exercise.hints) == 3
    assert len(submissions_of(exercise)) >= 20


def submissions_of(exercise: Exercise) -> list[Path]:
    return [*(SUBMISSIONS / exercise.id).glob("right_*.py"), *(SUBMISSIONS / exercise.id).glob("wrong_*.py")]


@pytest.mark.parametrize("path", submissions("right"), ids=name_of)
def test_right_work_passes(path: Path, sandbox: Sandbox) -> None:
    exercise = COURSE.exercise(path.parent.name)
    submission = read_submission(path, exercise.builds_on, exercise.id)
    report = run_checks(COURSE, preparation(exercise.id, 0), submission, sandbox).report
    assert report.passed, report.problem or faults(report)


@every_exercise
def test_rounding_never_fails_by_chance(exercise: Exercise, sandbox: Sandbox) -> None:
    paths = [path for path in submissions_of(exercise) if is_by_chance(path)]
    works = {path: read_submission(path, exercise.builds_on, exercise.id) for path in paths}
    held: dict[Path, Held] = {}
    for seed in MANY_SEEDS:
        prepared = prepare(COURSE, read_suite(exercise), seed)
        for path, work in works.items():
            run = run_checks(COURSE, prepared, work, sandbox, held.get(path))
            assert run.report.passed, (path.stem, seed, faults(run.report))
            held[path] = run.held  # pinned inputs are the same on every seed


def is_by_chance(path: Path) -> bool:
    return path.stem.startswith("right") and any(style in path.stem for style in STYLES_OF_CHANCE)


def faults(report: Report) -> list[str]:
    return [f"{row.name}: {row.message}" for row in report.checks if row.outcome != "passed"]


@pytest.mark.parametrize("path", submissions("wrong"), ids=name_of)
def test_wrong_work_fails_and_is_named(path: Path, sandbox: Sandbox) -> None:
    exercise = COURSE.exercise(path.parent.name)
    submission = read_submission(path, exercise.builds_on, exercise.id)
    run = run_checks(COURSE, preparation(exercise.id, 0), submission, sandbox)
    assert not run.report.passed
    named = {found.misconception for found in diagnose(run, bank(exercise.id, 0, sandbox)).report.diagnoses}
    assert named == expected_names(path)


def expected_names(path: Path) -> set[str]:
    """Read the names from the first line: `# diagnosis: sample_std`, or `none`, or several with commas."""
    first = path.read_text(encoding="utf-8-sig").splitlines()[0]
    match = re.fullmatch(r"# diagnosis: ([a-z0-9_, ]+?)( \(looks like\))?", first.strip())
    assert match, f"{path} must begin with a line such as: # diagnosis: sample_std"
    return {name.strip() for name in match[1].split(",")} - {"none"}


@every_exercise
def test_lesson_pages_are_short(exercise: Exercise) -> None:
    for page in exercise.lesson.pages:
        lines = 1 + len(page.text.splitlines())
        assert lines <= 40, f"{exercise.id}, {page.title}: {lines} lines"


@every_exercise
def test_hand_laid_lines_are_narrow(exercise: Exercise) -> None:
    for page in exercise.lesson.pages:
        fenced = False
        for line in page.text.splitlines():
            if line.startswith("```"):
                fenced = not fenced
            elif fenced:
                assert len(line) <= 48, f"{exercise.id}, {page.title}: {line}"
        assert not fenced


@every_exercise
def test_the_starter_fits_beside_the_lesson(exercise: Exercise) -> None:
    assert max(map(len, exercise.starter.splitlines())) <= 65


@every_exercise
def test_lesson_mentions_every_function(exercise: Exercise) -> None:
    text = "\n".join(page.text for page in exercise.lesson.pages)
    for function in exercise.functions:
        assert function in text


@every_exercise
def test_lesson_is_plain_markdown(exercise: Exercise) -> None:
    for page in exercise.lesson.pages:
        assert not re.search(r"\$|^\|.*\|$|<[a-z]+>|\\frac", page.text, re.MULTILINE), page.title
