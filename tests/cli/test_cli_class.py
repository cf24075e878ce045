"""`credit-tutor class`: what the class got wrong, from a gradebook."""

from dataclasses import replace
from pathlib import Path

import pytest
from toy_learner import Run

from tutor.checking.report import CheckResult, Diagnosis, Report
from tutor.course import Course
from tutor.grading.grade import Grade
from tutor.grading.gradebook import Gradebook

SQUARES = Diagnosis("squares", "double", True, "You square each number.", 1.0)
FAILED = CheckResult("any_numbers", "Any numbers", "failed", 0, 1, "entry 0 should be +6, yours is +9")
REPORT = Report("double", "double.py", 7, (FAILED,), diagnoses=(SQUARES,))


@pytest.fixture
def gradebook(home: Path, toys: Course) -> Path:
    """A gradebook in which two students square."""
    path = home / "week3.gradebook"
    with Gradebook.open(path) as opened:
        opened.begin(7, toys.version)
        opened.add([Grade(student, "double", "", REPORT, "same") for student in ("Ada", "Béla")], {"double": ""})
    return path


def test_it_names_what_failed_the_misconception_and_who_is_alike(run: Run, gradebook: Path) -> None:
    result = run("class", str(gradebook))
    assert result.exit_code == 0
    assert "double, checks that failed most: 2 of 2: Any numbers" in result.output
    assert "double, misconceptions: 2 of 2: squares. You square each number. Students: Ada, Béla." in result.output
    assert "double, wrong in the same way on every input: 2 of 2: squares" in result.output


def test_an_instructor_reads_what_went_wrong_on_hidden_inputs_too(run: Run, home: Path, toys: Course) -> None:
    unknown = replace(REPORT, diagnoses=())
    with Gradebook.open(home / "other.gradebook") as opened:
        opened.begin(7, toys.version)
        opened.add([Grade(student, "double", "", unknown, "same") for student in ("Ada", "Béla")], {"double": ""})
    assert f"2 of 2: {FAILED.message}." in run("class", "other.gradebook").output


def test_a_terminal_has_it_drawn(run: Run, gradebook: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.cli.session._is_terminal", lambda: True)
    assert "━━━━━━━━━━━━  2 of 2  squares" in run("class", str(gradebook)).output
    assert "━" not in run("class", "--plain", str(gradebook)).output


def test_a_gradebook_that_is_not_there_is_a_sentence(run: Run, home: Path) -> None:
    result = run("class", "nothing.gradebook")
    assert result.exit_code == 2
    assert "There is no file nothing.gradebook: name the gradebook" in result.stderr
    assert not (home / "nothing.gradebook").exists()


def test_an_empty_gradebook_says_so(run: Run, home: Path) -> None:
    Gradebook.open(home / "new.gradebook").close()
    result = run("class", "new.gradebook")
    assert (result.exit_code, result.output) == (0, "new.gradebook holds no grades yet.\n")


def test_a_file_that_is_no_gradebook_is_a_sentence(run: Run, home: Path) -> None:
    (home / "grades.csv").write_text("student,double\n" * 100)
    result = run("class", "grades.csv")
    assert result.exit_code == 2
    assert "grades.csv cannot be read" in result.stderr
    assert "Name another gradebook." in result.stderr and "--gradebook" not in result.stderr  # which `class` has not
    assert (home / "grades.csv").read_text().startswith("student")
