"""`credit-tutor lesson`: an exercise's lesson, all of it or one page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from tutor.cli.arguments import exercise_argument
from tutor.cli.session import Session, pass_session

if TYPE_CHECKING:
    from tutor.course import Page


@click.command()
@exercise_argument()
@click.option("--page", "number", type=click.IntRange(min=1), metavar="N", help="Only this page, counted from 1.")
@pass_session
def command(session: Session, exercise_id: str, number: int | None) -> None:
    """Read an exercise's lesson.

    \b
    Examples:
      credit-tutor lesson grpo_advantages
      credit-tutor lesson grpo_advantages --page 2
    """
    pages = session.course.exercise(exercise_id).lesson.pages
    if number is not None and number > len(pages):
        raise click.UsageError(f"The lesson on {exercise_id} ends with page {len(pages)}.")
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
    fence = "```"  # which a screen reader would spell
    lines = [line for line in page.text.splitlines() if not line.startswith(fence)]
    click.echo("\n".join([f"Page {number} of {of}: {page.title}", "", *lines, ""]))
