"""The parts that need no screen."""

import subprocess
import sys

import pytest

from tutor.app.both_sides import parses, read_text
from tutor.app.check_source import check_source
from tutor.app.paths import home_path
from tutor.app.stopwatch import PAUSE, Stopwatch
from tutor.app.widgets.indenting import blanks_to_delete, indent_after


@pytest.mark.parametrize(
    ("line", "indent"),
    [
        ("", ""),
        ("x = 1", ""),
        ("    x = 1", "    "),
        ("def f(x):", "    "),
        ("    if x:  # why", "        "),
        ("    # so:", "    "),
        ("\tx = 1", "\t"),
    ],
)
def test_a_line_begins_where_the_one_before_did_and_further_in_after_a_colon(line, indent):
    assert indent_after(line) == indent


@pytest.mark.parametrize(
    ("before", "blanks"), [("", 0), ("x", 0), ("    x ", 0), (" ", 1), ("    ", 4), ("      ", 2), ("        ", 4)]
)
def test_backspace_takes_a_step_of_indentation_and_nowhere_else_more_than_one(before, blanks):
    assert blanks_to_delete(before) == blanks


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def test_the_stopwatch_counts_work_and_not_a_night():
    clock = Clock()
    watch = Stopwatch(clock)
    clock.now = 10
    watch.touch()
    clock.now = 10 + 8 * 3600
    assert watch.take() == 10 + PAUSE
    assert watch.take() == 0


@pytest.mark.parametrize("text", ["", "x = 1\n", "def f():\n    return\n", "s = '\\d'\n"])
def test_python_parses(text):
    assert parses(text)


@pytest.mark.parametrize("text", ["def f(", "x = = 1", "\0", "(" * 500])
def test_half_a_file_does_not(text):
    assert not parses(text)


def test_a_file_is_read_with_its_line_ends_and_only_as_text(tmp_path):
    path = tmp_path / "a.py"
    assert read_text(path) == ""
    path.write_bytes(b"a\r\nb\n")
    assert read_text(path) == "a\r\nb\n"
    path.write_bytes(b"\xff")
    assert read_text(path) is None
    assert read_text(tmp_path) is None


def test_a_checks_source_is_its_own_function_with_its_decorator(small_course):
    exercise = small_course.exercise("grpo_advantages")
    source = check_source(exercise.checks_path, "equal")
    assert source.startswith('@check("A group of equal rewards teaches nothing"')
    assert "by_hand" not in source
    assert check_source(exercise.checks_path, "made_by_a_loop") == exercise.checks_path.read_text()


def test_a_path_is_written_from_home(tmp_path):
    assert home_path(tmp_path / "credit-tutor" / "a.py") == "~/credit-tutor/a.py"
    assert home_path(tmp_path.parent / "elsewhere") == str(tmp_path.parent / "elsewhere")


def test_the_app_can_be_named_without_loading_textual_and_shown_without_hypothesis():
    code = (
        "import sys, tutor.app; assert 'textual' not in sys.modules;"
        "import tutor.app.app, tutor.app.screens.map, tutor.app.screens.exercise;"
        "assert not {'hypothesis', 'numpy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_exercise_has_few_widgets(tutor):
    from driving import drive

    async def scenario(driver):
        assert len(driver.app.screen.query("*")) <= 16

    drive(tutor, scenario)
