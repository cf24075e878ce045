"""Students who carry hidden inputs out, in whatever they can say, and exports in which no word of it arrives."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.course import load_course
from tutor.grading.entry import Entry
from tutor.grading.exports.csv import write_csv
from tutor.grading.exports.feedback import write_feedback
from tutor.grading.exports.gradescope import write_gradescope
from tutor.grading.exports.html import write_html
from tutor.grading.exports.json import write_json
from tutor.grading.exports.junit import write_junit
from tutor.grading.fingerprints import course_fingerprint
from tutor.grading.gradebook import Gradebook
from tutor.grading.gradebook_view import POINTS_AS_EARNED, GradebookView, view_of_gradebook
from tutor.grading.grading import grade_all
from tutor.sandbox import Submission

SECRET = "7777"
TOYS = Path(__file__).parents[2] / "courses" / "toy"

SAYS_IT = {
    "prints": "print('saw', values)\n    return []",
    "as a message": "raise ValueError(f'saw {values}')",
    "as a type": "raise type('Saw' + '_'.join(str(int(value)) for value in values), (Exception,), {})()",
    "as a key": "return {str(values): 1}",
    "as an answer": "return values",
    "as a place": "exec('def saw_' + ''.join(str(int(value)) for value in values) + '():\\n    1 / 0\\n"
    "saw_' + ''.join(str(int(value)) for value in values) + '()')",
    "as an object": "return type('Saw' + '_'.join(str(int(value)) for value in values), (), {})()",
    "changes it": "values.append(values[0] if values else 0)\n    return values",
    "is unstable": "SEEN.append(values)\n    return [len(SEEN) for _ in values]",
    "remembers": "SEEN.append(list(values))\n    return [value for seen in SEEN for value in seen][-len(values):]",
    "reads ahead": "import sys\n    waiting = sys._getframe(1).f_locals['self'].rest\n    "
    "raise ValueError(7770 + 7 if b'\\x1e\\x61' in waiting else values)",
    "remembers and says so": "SEEN.append(list(values))\n    raise ValueError(SEEN)",
}


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toys, with an input in a hidden check that nothing else has in it, and that a misconception quotes."""
    path = shutil.copytree(TOYS, tmp_path_factory.mktemp("course") / "toy")
    folder = load_course(path).exercise("double").folder
    for name, old, new in (
        ("checks.py", "examples=[[3],", f"examples=[[{SECRET}], [3],"),
        ("misconceptions.py", "twice three is not nine.", f"[{SECRET}] is no exception."),
    ):
        text = (folder / name).read_text()
        assert old in text
        (folder / name).write_text(text.replace(old, new))
    return path


@pytest.fixture(scope="module")
def book(course: Path) -> Gradebook:
    """The class, graded."""
    loaded = load_course(course)
    squares = "return [value * value for value in values]"
    entries = [_entry(student, body) for student, body in {**SAYS_IT, "squares": squares}.items()]
    prints = {"double": course_fingerprint(loaded, loaded.exercise("double"))}
    book = Gradebook.open(Path(":memory:"))
    book.begin(7, loaded.version)
    book.add(grade_all(entries, course, 7, prints), prints)
    return book


@pytest.fixture(scope="module")
def view(course: Path, book: Gradebook) -> GradebookView:
    """What students may see."""
    return view_of_gradebook(load_course(course), book, POINTS_AS_EARNED)


@pytest.fixture(scope="module")
def revealing_view(course: Path, book: Gradebook) -> GradebookView:
    """All that was found."""
    return view_of_gradebook(load_course(course), book, POINTS_AS_EARNED, show_inputs=True)


def _entry(student: str, body: str) -> Entry:
    text = f"SEEN = []\n\n\ndef double(values):\n    {body}\n"
    return Entry(student, "double", Submission.from_text(f"{student}.py", text))


WRITERS = (write_feedback, write_gradescope, write_html, write_json, write_junit)


@pytest.mark.parametrize("write", WRITERS, ids=lambda write: write.__name__)
def test_nothing_that_students_see_has_a_hidden_input(
    view: GradebookView, revealing_view: GradebookView, write: Callable[..., None], tmp_path: Path
) -> None:
    write(tmp_path / "hidden", view)
    write(tmp_path / "shown", revealing_view)
    assert SECRET not in _all_text(tmp_path / "hidden")
    assert SECRET in _all_text(tmp_path / "shown")


def test_a_table_has_no_input_at_all(revealing_view: GradebookView, tmp_path: Path) -> None:
    write_csv(tmp_path / "grades.csv", revealing_view)
    assert SECRET not in _all_text(tmp_path / "grades.csv")


def test_each_of_them_says_it_where_inputs_are_shown(revealing_view: GradebookView, tmp_path: Path) -> None:
    write_feedback(tmp_path / "shown", revealing_view)
    silent = [path.stem for path in (tmp_path / "shown").iterdir() if SECRET not in path.read_text()]
    assert silent == []


def _all_text(place: Path) -> str:
    return "".join(path.read_text() for path in (place, *place.rglob("*")) if path.is_file())
