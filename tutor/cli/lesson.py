"""`credit-tutor lesson`: an exercise's lesson, all of it or one page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

from tutor.cli.arguments import exercise_argument
from tutor.cli.session import Session, pass_session

if TYPE_CHECKING:
    from tutor.course import Page

# What a screen reader would spell.
_FENCE = re.compile(r"^```.*\n?", re.MULTILINE)
_CODE_OR_BOLD = re.compile(r"(`[^`]*`)|\*\*(?=\S)((?:`[^`]*`|[^`])+?)(?<=\S)\*\*")


@click.command()
@exercise_argument(required=False)
@click.option("--page", "number", type=click.IntRange(min=1), metavar="N", help="Only this page, counted from 1.")
@pass_session
def command(session: Session, exercise_id: str | None, number: int | None) -> None:
    """Read an exercise's lesson.

    Without an argument, that of the exercise last worked on.

    \b
    Examples:
      credit-tutor lesson grpo_advantages
      credit-tutor lesson grpo_advantages --page 2
    """
    exercise = session.exercise(exercise_id)
    pages = exercise.lesson.pages
    if number is not None and number > len(pages):
        raise click.UsageError(f"The lesson on {exercise.id} ends with page {len(pages)}.")
    if session.has_workspace:
        session.workspace.remember(exercise.id)
    show = _show_pretty if session.is_pretty else _show_plain
    for at, page in enumerate(pages, start=1):
        if number in (None, at):
            show(page, at, len(pages))


def _show_pretty(page: Page, number: int, of: int) -> None:
    from tutor.cli.terminal import terminal
    from tutor.views.lesson import lesson_page

    console = terminal()
    console.print(lesson_page(page, number, of))
    console.print()


def _show_plain(page: Page, number: int, of: int) -> None:
    # Every other part is fenced, and there, as between backquotes, two stars are a power.
    parts = enumerate(_FENCE.split(page.text.rstrip() + "\n"))
    text = "".join(part if at % 2 else _CODE_OR_BOLD.sub(r"\1\2", part) for at, part in parts)
    click.echo(f"Page {number} of {of}: {page.title}\n\n{text}")
