"""A new exercise: what it may be called, where it is listed, and that there is all of it or nothing."""

import shutil
from pathlib import Path

import pytest

from tutor.course import CourseError, load_course
from tutor.course.laying_out import lay_out
from tutor.course.laying_out.placing import place

TOYS = Path(__file__).parent.parent / "courses" / "toy"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the toy course, with a folder for tests."""
    root = Path(shutil.copytree(TOYS, tmp_path / "toys"))
    (root / "tests").mkdir()
    return root


def everything(root: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() if path.is_file() else b"a folder" for path in root.rglob("*")}


def refused(root: Path, id: str = "fresh", **named: str) -> str:
    """Return the sentence; nothing may have changed."""
    before = everything(root)
    with pytest.raises(CourseError) as caught:
        lay_out(root, id, **{"function": id, "title": "Fresh", **named})
    assert everything(root) == before
    return str(caught.value)


def test_all_parts_are_there_and_the_last_track_lists_it(root: Path) -> None:
    laid = lay_out(root, "fresh", function="centre", title='A """fresh""" \\ start: é')
    course = load_course(root)
    exercise = course.exercises[-1]
    assert (exercise.id, exercise.title, exercise.functions) == ("fresh", 'A """fresh""" \\ start: é', ("centre",))
    assert course.solution(exercise)["centre"]([4, 1, 1]) == [2, -1, -1]
    assert laid.track == "Toys"
    assert set(laid.files) == {
        *(path.relative_to(root) for path in (root / "exercises" / "fresh").iterdir()),
        Path("solutions/fresh.py"),
        Path("tests/exercises/test_fresh.py"),
    }
    assert len(laid.files) == 7
    assert not list(root.rglob("*.part"))


def test_a_course_without_tests_gets_no_test(root: Path) -> None:
    (root / "tests").rmdir()
    assert Path("tests/exercises/test_fresh.py") not in lay_out(root, "fresh", function="fresh", title="Fresh").files
    assert not (root / "tests").exists()


@pytest.mark.parametrize(
    ("id", "sentence"),
    [
        ("two words", "small letters, digits and single underscores"),
        ("../up", "small letters, digits and single underscores"),
        ("Capital", "small letters, digits and single underscores"),
        ("ada__first", "small letters, digits and single underscores"),
        ("1st", "small letters, digits and single underscores"),
        ("größe", "small letters, digits and single underscores"),
        ("", "small letters, digits and single underscores"),
        ("a" * 33, "33 letters, and 32 fit"),
        ("lambda", "a word of Python's own"),
        ("statistics", "would find the module of that name"),
        ("numpy", "would find the module of that name"),
        ("tutor", "would find the module of that name"),
        ("double", "is taken: there is"),
    ],
)
def test_ids_that_cannot_be(root: Path, id: str, sentence: str) -> None:
    assert sentence in refused(root, id, function="fresh")


@pytest.mark.parametrize(
    ("function", "sentence"),
    [
        ("not a name", "cannot be a function's name"),
        ("class", "cannot be a function's name"),
        ("a" * 33, "is too long"),
        ("sum", "would hide another of that name"),
        ("rewards_unchanged", "would hide another of that name"),
        ("page", "would hide another of that name"),
        ("test_fresh", "for a test"),
    ],
)
def test_functions_that_cannot_be(root: Path, function: str, sentence: str) -> None:
    assert sentence in refused(root, function=function)


@pytest.mark.parametrize("title", ["", "  ", "two\nlines", "\x1b[2J"])
def test_titles_that_cannot_be(root: Path, title: str) -> None:
    assert "cannot be the title of an exercise" in refused(root, title=title)
    assert "cannot be the title of a track" in refused(root, track=title)


@pytest.mark.parametrize("there", ["exercises/fresh/notes.md", "solutions/fresh.py", "tests/views/test_fresh.py"])
def test_what_is_there_already_stays(root: Path, there: str) -> None:
    (root / there).parent.mkdir(exist_ok=True)
    (root / there).write_text("mine")
    assert "fresh is taken" in refused(root)


def test_a_folder_that_is_no_course(tmp_path: Path) -> None:
    assert "is not a course" in refused(tmp_path)


@pytest.mark.parametrize("last", ["solutions/fresh.py", "tests/exercises/test_fresh.py", "exercises/course.toml"])
def test_an_error_on_the_way_leaves_nothing(root: Path, last: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def unless_last(rename):  # type: ignore[no-untyped-def]
        def put(self: Path, target: Path) -> Path:
            if target == root / last:
                raise OSError(28, "No space left on device", str(target))
            return rename(self, target)  # type: ignore[no-any-return]

        return put

    monkeypatch.setattr(Path, "rename", unless_last(Path.rename))
    monkeypatch.setattr(Path, "replace", unless_last(Path.replace))
    assert f"{last} cannot be written: No space left on device. Nothing was changed." in refused(root)


def test_a_course_that_cannot_be_written(root: Path) -> None:
    shutil.rmtree(root / "solutions")
    (root / "solutions").write_text("a file where a folder should be")
    assert "cannot be written" in refused(root)


def test_what_appears_there_meanwhile_stays(root: Path) -> None:
    theirs = root / "exercises" / "fresh" / "notes.md"
    theirs.parent.mkdir()
    theirs.write_text("theirs")
    before = everything(root)
    with pytest.raises(CourseError, match="cannot be written"):
        place(
            {root / "solutions" / "fresh.py": "", theirs.parent: {"lesson.md": ""}},
            root / "exercises" / "course.toml",
            "",
        )
    assert everything(root) == before


HEAD = '# Mine.\ntitle = "T"   # of the course\nversion = "1"\n\n'


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('exercises = ["double"]  # one\n', 'exercises = ["double", "fresh"]  # one\n'),
        ("exercises=['double',]\n", "exercises=['double', \"fresh\",]\n"),
        ('exercises = [\n  "double",  # ]\n]\n', 'exercises = [\n  "double",  # ]\n  "fresh",\n]\n'),
        ('exercises = [\n    "double" # a, b\n]\n', 'exercises = [\n    "double", # a, b\n    "fresh"\n]\n'),
        ('exercises = ["double",\n  "visits",\n]\n', 'exercises = ["double",\n  "visits",\n  "fresh",\n]\n'),
        (
            'exercises = ["double",\n  "fill_batch", "visits",\n]\n',
            'exercises = ["double",\n  "fill_batch", "visits",\n  "fresh",\n]\n',
        ),
        ('exercises = ["double",\n  "visits"]\n', 'exercises = ["double",\n  "visits", "fresh"]\n'),
    ],
)
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_comments_and_spaces_of_the_course_file_stay(root: Path, before: str, after: str, newline: str) -> None:
    toml = root / "exercises" / "course.toml"
    track = f'{HEAD}[[tracks]]\ntitle = "exercises = [ in a title"\n'
    toml.write_bytes((track + before).replace("\n", newline).encode())
    toml.chmod(0o640)
    lay_out(root, "fresh", function="fresh", title="Fresh")
    assert toml.read_bytes().decode() == (track + after).replace("\n", newline)
    assert toml.stat().st_mode & 0o777 == 0o640


TWO = HEAD + '[[tracks]]\ntitle = "One"\nexercises = ["double"]\n[[tracks]]\nexercises = []\ntitle = "Two"\n'


@pytest.mark.parametrize(
    ("track", "tracks"),
    [
        (None, [("One", ["double"]), ("Two", ["fresh"])]),
        ("One", [("One", ["double", "fresh"]), ("Two", [])]),
        ("Two", [("One", ["double"]), ("Two", ["fresh"])]),
        ('"Three"', [("One", ["double"]), ("Two", []), ('"Three"', ["fresh"])]),
    ],
)
def test_the_track_that_lists_it(root: Path, track: str | None, tracks: list[tuple[str, list[str]]]) -> None:
    (root / "exercises" / "course.toml").write_text(TWO)
    laid = lay_out(root, "fresh", function="fresh", title="Fresh", track=track)
    assert [(one.title, [each.id for each in one.exercises]) for one in load_course(root).tracks] == tracks
    assert laid.track in dict(tracks)


def test_tracks_in_one_line_take_an_exercise_but_no_track(root: Path) -> None:
    (root / "exercises" / "course.toml").write_text(HEAD + 'tracks = [{title = "One", exercises = ["double"]}]\n')
    assert "List fresh in it by hand; nothing was written." in refused(root, track="Two")
    assert lay_out(root, "fresh", function="fresh", title="Fresh").track == "One"
