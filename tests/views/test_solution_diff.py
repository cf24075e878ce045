"""The learner's file beside the solution."""

import pytest
from rich.cells import cell_len

from tutor.views.diff import solution_diff

MINE = "def f(rewards):\n    n = len(rewards)\n    mean = sum(rewards) / n\n    return mean\n"
SOLUTION = "def f(rewards):\n    mean = sum(rewards) / len(rewards)\n    return mean\n"


def diff(mine, solution, drawn, width=80):
    return drawn([solution_diff(mine, solution, width)], width).splitlines()


def test_signs_tell_whose_line_it_is(drawn):
    assert diff(MINE, SOLUTION, drawn) == [
        "- only in yours   + only in the solution",
        "",
        "  def f(rewards):",
        "-     n = len(rewards)",
        "-     mean = sum(rewards) / n",
        "+     mean = sum(rewards) / len(rewards)",
        "      return mean",
    ]


@pytest.mark.parametrize("width", [80, 120])
def test_what_is_compared_can_be_something_else_than_the_solution(width, drawn):
    text = drawn([solution_diff(MINE, SOLUTION, width, ("what is typed", "the file"))], width)
    assert "what is typed" in text and "the file" in text
    assert "yours" not in text and "the solution" not in text


def test_with_room_versions_of_a_line_stand_side_by_side(drawn):
    lines = diff(MINE, SOLUTION, drawn, 120)
    left, right = next(line for line in lines if line.startswith("-     mean")).split("│")
    assert left.rstrip() == "-     mean = sum(rewards) / n"
    assert right == " +     mean = sum(rewards) / len(rewards)"


def test_equal_files_have_no_signs(drawn):
    assert not any(line.startswith(("-", "+")) for line in diff(SOLUTION, SOLUTION, drawn)[2:])


@pytest.mark.parametrize(("mine", "solution"), [("", SOLUTION), (MINE, ""), ("", ""), ("\n\n\n", "\n")])
@pytest.mark.parametrize("width", [80, 120])
def test_an_empty_file_is_no_problem(mine, solution, width, drawn):
    assert diff(mine, solution, drawn, width)


def test_byte_order_mark_line_ends_and_trailing_blanks_are_no_differences(drawn):
    mine = "\ufeff" + SOLUTION.replace("\n", "  \r\n")
    assert not any(line.startswith(("-", "+")) for line in diff(mine, SOLUTION, drawn)[2:])


@pytest.mark.parametrize("width", [30, 60, 80, 120, 200])
def test_a_long_line_goes_on_below_and_is_never_wider_than_the_window(width, drawn):
    mine = f"    return {'value + ' * 40}0  # 中文中文中文 {'中' * 100}\n"
    lines = diff(mine, SOLUTION, drawn, width)
    assert all(cell_len(line) <= width for line in lines)
    assert "".join(lines).count("value") == 40


def test_learner_text_is_shown_as_it_stands(drawn):
    text = "\n".join(diff("x = '[red]a[/x]' # \x1b[2J [0]\n", SOLUTION, drawn))
    assert "x = '[red]a[/x]' # \\x1b[2J [0]" in text


def test_every_line_of_both_files_is_there(drawn):
    shown = "\n".join(diff(MINE, SOLUTION, drawn))
    assert all(line.strip() in shown for line in (MINE + SOLUTION).splitlines())
