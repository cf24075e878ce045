"""Prose reflows, hand-laid lines do not."""

import pytest
from rich.console import Console
from rich.style import Style

from tutor.course.lesson import Page
from tutor.views.lesson import lesson_page
from tutor.views.palette import DARK
from tutor.views.theme import rich_theme

PROSE = "A long sentence that goes on for quite a while, so that it needs more than one line at any width. " * 3
LAID = "rᵢ − mean(r)        [0] [/x]\n   ──────\n\n      *not* **marked** `up` <b>"
PAGE = Page(
    "Title", f"{PROSE}\n\n```\n{LAID}\n```\n\n- item {PROSE}\n\n## Sub *head*\n\n`code` and [1, 0] and **bold**.\n"
)


@pytest.mark.parametrize("width", [40, 60, 80, 200])
def test_prose_is_never_wider_than_72_columns(width, drawn):
    lines = drawn([lesson_page(PAGE, 1, 3)], width).splitlines()
    assert max(map(len, lines)) <= min(width, 72)


def test_prose_uses_the_width_it_has(drawn):
    at_80, at_50 = (drawn([lesson_page(PAGE, 1, 3)], width).count("\n") for width in (80, 50))
    assert at_50 > at_80


@pytest.mark.parametrize("width", [48, 80, 200])
def test_hand_laid_lines_stay_as_they_are_and_are_only_indented(width, drawn):
    shown = drawn([lesson_page(PAGE, 1, 3)], width).splitlines()
    laid = [f"    {line}".rstrip() for line in LAID.split("\n")]
    at = shown.index(laid[0])
    assert shown[at : at + len(laid)] == laid


def test_a_hand_laid_line_is_cut_rather_than_wrapped(drawn):
    lines = drawn([lesson_page(Page("T", f"```\n{'x' * 90}\n```\n"), 1, 1)], 40).splitlines()
    assert lines[-1] == "    " + "x" * 36


def test_the_title_says_which_page_this_is(drawn):
    assert drawn([lesson_page(PAGE, 2, 7)], 80).splitlines()[0] == "Title   2 of 7"


def test_the_marks_of_markdown_are_gone_and_the_words_stay(drawn):
    text = drawn([lesson_page(PAGE, 1, 3)], 80)
    assert "Sub head\n" in text and "code and [1, 0] and bold." in text


def test_nothing_on_the_page_has_a_background():
    console = Console(width=80, theme=rich_theme(DARK), force_terminal=True, color_system="truecolor")
    segments = list(console.render(lesson_page(PAGE, 1, 3)))
    assert segments
    assert all((segment.style or Style()).bgcolor is None for segment in segments)
