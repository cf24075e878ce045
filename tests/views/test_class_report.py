"""Findings about a class on a terminal and in plain lines."""

from collections.abc import Callable, Iterable

from rich.console import RenderableType

from tutor.views.class_report import MOST_NAMES, Chapter, Item, Part, class_report_lines, class_report_plain

Drawing = Callable[[Iterable[RenderableType], int], str]

CHAPTER = Chapter(
    "grpo_advantages",
    "GRPO: the group is the baseline",
    Item("passed every check", 10, 17),
    (
        Part(
            "Checks that failed most",
            (
                Item("Partial credit: any numbers", 5, 15),
                Item("A group of equal rewards teaches nothing", 1, 15, note="It was skipped for 3 students."),
            ),
            "No check failed for anybody whose code ran.",
        ),
        Part("Passed by nobody", (), "Each check was passed by somebody."),
        Part(
            "Misconceptions",
            (
                Item(
                    "sample std",
                    15,
                    15,
                    ("Ada", "[red]Béla[/red]", "Cem\x1b[31m"),
                    "Your spread divides by G - 1, so every advantage is a little too small. Ask whether the group is "
                    "a sample of something, or all there is.",
                ),
            ),
            "None was named.",
        ),
    ),
)


def test_the_report_on_a_terminal(drawn: Drawing, golden: Callable[[str, str], None]) -> None:
    for width in (60, 80):
        golden(f"class_report_{width}", drawn(class_report_lines([CHAPTER], width), width))


def test_no_line_is_wider_than_the_terminal() -> None:
    for width in (50, 60, 80, 120):
        assert all(line.cell_len <= width for line in class_report_lines([CHAPTER], width))


def test_each_plain_line_can_be_read_alone() -> None:
    lines = class_report_plain([CHAPTER]).splitlines()
    assert lines[0] == "grpo_advantages: 10 of 17: passed every check."
    assert lines[1] == "grpo_advantages, checks that failed most: 5 of 15: Partial credit: any numbers."
    assert lines[3] == "grpo_advantages, passed by nobody: Each check was passed by somebody."
    assert "Students: Ada, [red]Béla[/red], Cem\\x1b[31m." in lines[4]


def test_a_terminal_shows_some_names_of_many_and_plain_text_has_all() -> None:
    names = tuple(f"student-{number}" for number in range(MOST_NAMES + 76))
    many = Chapter("x", "X", Item("passed every check", 0, 100), (Part("Alike", (Item("nan", 100, 100, names),), ""),))
    drawn = "\n".join(line.plain for line in class_report_lines([many], 80))
    assert "76 more" in drawn
    assert names[-1] not in drawn
    assert names[-1] in class_report_plain([many])
