"""The gradebook keeps what was computed and, apart from it, what was decided; and knows what is still to be graded."""

import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from toy_class import RIGHT, SEED, SQUARES, TOYS, entry, nothing

from tutor.course import load_course
from tutor.grading.entry import Entry
from tutor.grading.errors import GradingError
from tutor.grading.fingerprints import course_fingerprint, entry_fingerprint
from tutor.grading.grade import Grade, Override
from tutor.grading.gradebook import Gradebook
from tutor.grading.grading import grade_all
from tutor.workspace import WorkspaceError

PRINTS = {"double": course_fingerprint(load_course(TOYS), load_course(TOYS).exercise("double"))}
CLASS = [entry("ada", RIGHT), entry("Ünal Ö'Neil", SQUARES), nothing("eve")]


@pytest.fixture(scope="module")
def grades() -> list[Grade]:
    return list(grade_all(CLASS, TOYS, SEED, PRINTS))


@pytest.fixture
def path(tmp_path: Path, grades: list[Grade]) -> Path:
    """A gradebook with all of the class, closed again."""
    with Gradebook.open(tmp_path / "book") as book:
        book.begin(SEED, "1")
        book.add(grades, PRINTS)
    return tmp_path / "book"


def test_what_was_kept_comes_back_as_it_was(path: Path, grades: list[Grade]) -> None:
    with Gradebook.open(path) as book:
        kept = [book.grade(mark.student, mark.exercise) for mark in book.marks()]
        assert kept == sorted(grades, key=lambda grade: grade.student)
        assert (book.seed, book.course_version) == (SEED, "1")


def test_the_short_form_tells_points_and_outcome(path: Path) -> None:
    with Gradebook.open(path) as book:
        found = {mark.student: (mark.outcome, mark.points, mark.max_points, mark.is_sent) for mark in book.marks()}
    assert found["ada"] == ("passed", 3, 3, True)
    assert found["eve"] == ("error", 0, 3, False)


def test_nothing_is_missing_once_everything_is_graded(path: Path) -> None:
    with Gradebook.open(path) as book:
        assert book.missing(CLASS, SEED, PRINTS) == ()


@pytest.mark.parametrize(
    "changed", [entry("ada", SQUARES), entry("newcomer", RIGHT), replace(CLASS[2], submission=CLASS[0].submission)]
)
def test_what_is_new_or_changed_is_missing(path: Path, changed: object) -> None:
    with Gradebook.open(path) as book:
        assert book.missing([*CLASS, changed], SEED, PRINTS) == (changed,)  # type: ignore[list-item]


def test_another_reason_why_there_is_nothing_is_a_change(path: Path) -> None:
    other = replace(CLASS[2], submission=replace(CLASS[2].submission, problem="eve.py is empty."))
    with Gradebook.open(path) as book:
        assert book.missing([other], SEED, PRINTS) == (other,)


def test_with_another_seed_or_course_everything_is_missing(path: Path) -> None:
    with Gradebook.open(path) as book:
        assert len(book.missing(CLASS, SEED + 1, PRINTS)) == 3
        assert len(book.missing(CLASS, SEED, {"double": "another"})) == 3
        assert book.outdated(SEED, PRINTS) == 0
        assert book.outdated(SEED, {"double": "another"}) == 3
        assert book.outdated(SEED, {"visits": "another"}) == 0


def test_what_could_not_be_graded_is_missing_next_time(path: Path, grades: list[Grade]) -> None:
    with Gradebook.open(path) as book:
        book.add([replace(next(grade for grade in grades if grade.student == "ada"), digest="")], PRINTS)
        assert book.missing(CLASS, SEED, PRINTS) == (CLASS[0],)


def test_the_seed_is_drawn_once_and_stays_unless_another_is_asked_for(tmp_path: Path) -> None:
    with Gradebook.open(tmp_path / "book") as book:
        drawn = book.begin(None, "1")
        assert book.begin(None, "1") == drawn
        assert book.begin(5, "1") == 5 == book.seed


def test_a_decision_outlives_a_new_grade_and_the_grade_outlives_the_decision(path: Path, grades: list[Grade]) -> None:
    with Gradebook.open(path) as book:
        book.override("ada", "double", 1.5, "late")
        book.add(grades, PRINTS)
        assert book.overrides() == (Override("ada", "double", 1.5, "late"),)
        assert book.grade("ada", "double").report.points == 3
        book.override("ada", "double", None, "late, but fine")
        assert book.overrides() == (Override("ada", "double", None, "late, but fine"),)
        book.override("ada", "double", None, "")
        assert book.overrides() == ()


def test_a_grade_that_is_not_there_is_a_sentence(path: Path) -> None:
    with Gradebook.open(path) as book, pytest.raises(GradingError, match="no grade of 'nobody' for 'double'"):
        book.grade("nobody", "double")


def test_there_must_be_one_to_look_into(tmp_path: Path) -> None:
    with pytest.raises(GradingError, match=r"There is no file .*book: name the gradebook that `credit-tutor grade"):
        Gradebook.existing(tmp_path / "book")


def test_a_newer_one_is_refused_and_not_touched(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(WorkspaceError, match=r"written by a newer credit-tutor.* name another gradebook"):
        Gradebook.open(path)
    assert path.read_bytes() == before


def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "grades.csv"
    other.write_text("student,points\n" * 100)
    with pytest.raises(WorkspaceError, match=r"cannot be read: .*\. Name another gradebook"):
        Gradebook.open(other)
    assert other.read_text() == "student,points\n" * 100
    assert [found.name for found in tmp_path.iterdir()] == ["grades.csv"]


def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE grades (student TEXT)")
    connection.close()
    before = other.read_bytes()
    with pytest.raises(WorkspaceError, match="a database of another kind"):
        Gradebook.open(other)
    assert other.read_bytes() == before


def test_a_folder_that_is_not_there_and_a_folder_in_its_place_are_sentences(tmp_path: Path) -> None:
    with pytest.raises(WorkspaceError, match="cannot be used: unable to open"):
        Gradebook.open(tmp_path / "nowhere" / "book")
    with pytest.raises(WorkspaceError, match="it is a folder"):
        Gradebook.open(tmp_path)


def test_a_full_disk_is_a_sentence_and_leaves_what_was_there(path: Path, grades: list[Grade]) -> None:
    with Gradebook.open(path) as book:
        with book._database.reading() as connection:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {pages}")
        many = [replace(grades[0], student=f"student {number}") for number in range(500)]
        with pytest.raises(WorkspaceError, match="is full"):
            book.add(many, PRINTS)
        assert len(book.marks()) == 3


@pytest.mark.parametrize(
    "other",
    [
        entry("ada", SQUARES),
        replace(CLASS[0], notes=("2 files were sent.",)),
        replace(CLASS[0], submission=replace(CLASS[0].submission, others={"base": "x = 1"})),
        replace(CLASS[0], submission=replace(CLASS[0].submission, unusable={"base": "base.py is empty."})),
        replace(CLASS[0], submission=replace(CLASS[0].submission, problem="ada.py is empty.")),
        replace(CLASS[0], is_sent=False),
    ],
)
def test_a_fingerprint_is_of_all_that_a_report_tells(other: Entry) -> None:
    assert entry_fingerprint(entry("bob", RIGHT)) == entry_fingerprint(CLASS[0]) != entry_fingerprint(other)


def test_a_fingerprint_is_of_the_starters_that_count_as_absent_too(tmp_path: Path) -> None:
    shutil.copytree(TOYS, tmp_path / "toys")
    course = load_course(tmp_path / "toys")
    before = course_fingerprint(course, course.exercise("quadruple"))
    (tmp_path / "toys/exercises/double/starter.py").write_text("def double(values): ...\n")
    assert course_fingerprint(course, course.exercise("quadruple")) != before


def test_a_gradebook_of_the_first_version_is_brought_up_to_date(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("ALTER TABLE grades DROP COLUMN is_sent")
        connection.execute("PRAGMA user_version = 1")
    connection.close()
    with Gradebook.open(path) as book:
        assert {mark.student: mark.is_sent for mark in book.marks()}["eve"] is True
        assert book.grade("ada", "double").report.points == 3
