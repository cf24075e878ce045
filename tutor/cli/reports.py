"""Printing reports: drawn on a terminal, linear elsewhere."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import click

from tutor.cli.saying import say

if TYPE_CHECKING:
    from tutor.checking.report import Exhibit, Report
    from tutor.course import Exercise
    from tutor.workspace import Workspace


def print_report(report: Report, exercise: Exercise, *, pretty: bool) -> None:
    """Print everything that is to be said of one report."""
    if not pretty:
        from tutor.views.plain import report_plain

        click.echo(report_plain(report), nl=False)
        return
    from tutor.cli.terminal import terminal
    from tutor.views.console_report import report_lines
    from tutor.views.units import units_of

    console = terminal()
    console.print(*report_lines(report, console.width, units_of(exercise)), sep="\n")


def print_line(report: Report, before: str, *, pretty: bool) -> None:
    """Print the verdict in one line, after a word of the caller's."""
    from tutor.views.verdict import verdict_line, verdict_reason

    if pretty:
        from tutor.cli.terminal import terminal

        terminal().print(before, verdict_line(report), no_wrap=False, overflow="fold")
        return
    count = f"{report.checks_passed} of {len(report.checks)} checks passed"
    click.echo(f"{before} {report.outcome}, {count}. {verdict_reason(report)}".rstrip())


def print_reasons(report: Report) -> None:
    """Print, below a verdict in one line, the diagnoses and the smallest call that shows what is wrong."""
    from tutor.views.diagnosis import diagnosis_sentence

    for diagnosis in report.diagnoses:
        click.echo(click.wrap_text(diagnosis_sentence(diagnosis), 72, "  ", "  "))
    failure = report.first_failure
    if failure and (shown := failure.counterexample or failure.exhibit):
        _print_exhibit(shown)


def print_next(workspace: Workspace, exercise: Exercise) -> None:
    """Print which commands follow a pass."""
    click.echo(f"The solution beside yours: credit-tutor diff {exercise.id}")
    if following := workspace.course.after(exercise):
        click.echo(f"Next, {following.title}: credit-tutor lesson {following.id}")
    else:
        from tutor.views.course_end import still_open

        others = [other.id for other in workspace.others_open(exercise.id)]
        say(f"That was the last exercise of the course. {still_open(others)}")


def print_confinement(confinement: Mapping[str, str]) -> None:
    """Print one line where the code that was checked could do more than it should."""
    from tutor.views.confinement import confinement_note

    if note := confinement_note(confinement):
        click.echo(note)


def print_json(reports: Sequence[Report], *, as_array: bool) -> None:
    """Print one object, or an array of them, in the documented form."""
    from tutor.views.json_report import report_json

    objects = [report_json(report) for report in reports]
    click.echo(json.dumps(objects if as_array else objects[0], indent=2))


def _print_exhibit(shown: Exhibit) -> None:
    from tutor.views.sides import PAIR_SIDES
    from tutor.views.values import visible

    one, other = PAIR_SIDES if shown.is_pair else ("should be", "yours is")
    click.echo(f"  {visible(shown.call)}")
    click.echo(f"    {one:<9} {visible(shown.expected_text)}")
    click.echo(f"    {other:<9} {visible(shown.got_text)}")
