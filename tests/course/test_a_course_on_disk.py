"""Reading a course: what is there, and that whatever is wrong is a sentence that names the file."""

import shutil
from pathlib import Path

import pytest

from tutor.course import Course, CourseError, load_course

TOYS = Path(__file__).parent.parent / "courses" / "toy"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the toy course, to be damaged."""
    return Path(shutil.copytree(TOYS, tmp_path / "toys"))


def write_course(root: Path, ids: list[str]) -> Path:
    toml = root / "exercises" / "course.toml"
    toml.write_text(f'title = "T"\nversion = "1"\ntracks = [{{title = "One", exercises = {ids}}}]\n')
    return toml


def test_exercises_come_in_the_order_in_which_they_are_taught(toys: Course) -> None:
    assert [exercise.id for exercise in toys.exercises] == [
        "double",
        "fill_batch",
        "pick_better",
        "visits",
        "quadruple",
    ]
    assert toys.after(toys.exercise("visits")) is toys.exercise("quadruple")
    assert toys.after(toys.exercise("quadruple")) is None


def test_an_unknown_exercise_names_the_nearest_or_all(toys: Course) -> None:
    with pytest.raises(CourseError, match=r"Did you mean double\?"):
        toys.exercise("duble")
    with pytest.raises(CourseError, match="There are: double, fill_batch"):
        toys.exercise("zzz")


def test_a_folder_that_is_no_course(tmp_path: Path) -> None:
    with pytest.raises(CourseError, match="is not a course"):
        load_course(tmp_path)


@pytest.mark.parametrize(
    ("ids", "sentence"),
    [
        ([], "course.toml names no exercise"),
        (["double", "visits", "double"], "course.toml names double more than once"),
    ],
)
def test_a_course_names_each_exercise_once(root: Path, ids: list[str], sentence: str) -> None:
    write_course(root, ids)
    with pytest.raises(CourseError, match=sentence):
        load_course(root)


@pytest.mark.parametrize("content", [b'title = "only"\n', b"no toml", b'title = "\xff"\n'])
def test_a_course_file_of_another_form(root: Path, content: bytes) -> None:
    (root / "exercises" / "course.toml").write_bytes(content)
    with pytest.raises(CourseError, match=r"course\.toml"):
        load_course(root)


@pytest.mark.parametrize("damage", ["missing", "folder", "bytes"])
@pytest.mark.parametrize("part", ["exercise.toml", "lesson.md", "starter.py", "checks.py", "misconceptions.py"])
def test_a_part_that_cannot_be_read_is_named(root: Path, part: str, damage: str) -> None:
    exercise = load_course(root).exercise("double")
    path = exercise.folder / part
    path.unlink()
    if damage == "folder":
        path.mkdir()
    elif damage == "bytes":
        path.write_bytes(b"# \xff\n")
    read = {
        "exercise.toml": lambda: exercise.facts,
        "lesson.md": lambda: exercise.lesson,
        "starter.py": lambda: exercise.starter,
        "checks.py": exercise.run_checks_file,
        "misconceptions.py": lambda: exercise.run_misconceptions_file({}),
    }[part]
    with pytest.raises(CourseError, match=f"{part} (is missing|cannot be read|is not UTF-8)"):
        read()


def test_a_solution_that_raises_is_named(root: Path) -> None:
    course = load_course(root)
    (root / "solutions" / "double.py").write_text("1 / 0\n")
    with pytest.raises(CourseError, match=r"double\.py does not run: ZeroDivisionError"):
        course.solution(course.exercise("quadruple"))


def test_an_exercise_builds_only_on_what_comes_before_it(root: Path) -> None:
    facts = root / "exercises" / "double" / "exercise.toml"
    facts.write_text('builds_on = ["quadruple"]\n' + facts.read_text())
    course = load_course(root)
    with pytest.raises(CourseError, match="double builds on quadruple, which does not come before it"):
        course.solution(course.exercise("quadruple"))


def test_a_lesson_is_split_at_its_titles_and_not_inside_fences(root: Path) -> None:
    lesson = root / "exercises" / "double" / "lesson.md"
    lesson.write_text("\n# One\n\ntext\n\n```\n# a comment\n```\n# Two\n")
    pages = load_course(root).exercise("double").lesson.pages
    assert [(page.title, page.text) for page in pages] == [("One", "text\n\n```\n# a comment\n```\n"), ("Two", "\n")]


@pytest.mark.parametrize(("text", "sentence"), [("words\n# One\n", "begins with a page title"), ("\n", "has no page")])
def test_a_lesson_without_a_title_is_named(root: Path, text: str, sentence: str) -> None:
    (root / "exercises" / "double" / "lesson.md").write_text(text)
    with pytest.raises(CourseError, match=rf"lesson\.md: .*{sentence}"):
        _ = load_course(root).exercise("double").lesson


def test_what_is_built_on_by_way_of_another_is_listed_too(root: Path) -> None:
    course_toml = root / "exercises" / "course.toml"
    course_toml.write_text(
        course_toml.read_text().replace('"quadruple"]', '"quadruple", "visits"]').replace('"visits", "quad', '"quad')
    )
    facts = root / "exercises" / "visits" / "exercise.toml"
    facts.write_text('builds_on = ["quadruple"]\n' + facts.read_text())
    course = load_course(root)
    with pytest.raises(CourseError, match="visits builds on quadruple, which builds on double: list that, too"):
        course.solution(course.exercise("visits"))
    facts.write_text(facts.read_text().replace('["quadruple"]', '["quadruple", "double"]'))
    assert load_course(root).solution(load_course(root).exercise("visits"))
