"""`credit-tutor show`: one check in full, and its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from tutor.cli.arguments import complete_ids
from tutor.cli.reports import print_confinement, print_report
from tutor.cli.runs import run_on
from tutor.cli.session import Session, pass_session
from tutor.cli.targets import one_of

if TYPE_CHECKING:
    from tutor.checking.depicting import Depiction
    from tutor.checking.report import CheckResult, Report
    from tutor.checking.running import Run
    from tutor.course import Exercise


@click.command()
@click.argument("target", metavar="[ID|FILE]", required=False, shell_complete=complete_ids)
@click.option("--exercise", "exercise_id", metavar="ID", help="Which exercise FILE is for, when its name does not say.")
@click.option("--check", "name", metavar="NAME", help="Which check. [default: the first that does not pass]")
@click.option("--picture", is_flag=True, help="Draw the answer instead of listing it.")
@click.option("--plain", is_flag=True, help="Plain text, as when the output is not a terminal.")
@pass_session
def command(
    session: Session, target: str | None, exercise_id: str | None, name: str | None, picture: bool, plain: bool
) -> None:
    """Show one check in full, or its picture.

    Your file is checked as by `check`. Without --check, the first check that does not pass is shown, else the
    first of all. The exit code is 0 when that check passed, 1 when it did not, 2 when nothing could be shown.

    \b
    Examples:
      credit-tutor show
      credit-tutor show grpo_advantages --picture
      credit-tutor show ./grpo_advantages.py --check penalties
    """
    from tutor.sandbox import start_sandbox

    pretty = session.is_pretty and not plain
    with start_sandbox() as sandbox:
        one = one_of(session, target, exercise_id)
        run = run_on(session, one, sandbox, None, smallest=not picture)
        result = _chosen(run.report, name)
        if run.report.problem:
            print_report(run.report, one.exercise, pretty=pretty)
        elif pretty:
            _print_drawn(run, result, _unit(result, one.exercise), picture=picture)
        else:
            _print_plain(run, result, _unit(result, one.exercise), picture=picture)
        print_confinement(sandbox.confinement)
    raise SystemExit(0 if result.outcome == "passed" else 1)


def _chosen(report: Report, name: str | None) -> CheckResult:
    if name is None:
        return report.first_failure or report.checks[0]
    names = [check.name for check in report.checks]
    if name not in names:
        raise click.UsageError(f"{report.exercise} has no check {name}. Its checks: {', '.join(names)}.")
    return report.checks[names.index(name)]


def _unit(result: CheckResult, exercise: Exercise) -> str:
    from tutor.views.units import unit_of, units_of

    return unit_of(result, units_of(exercise))


def _print_drawn(run: Run, result: CheckResult, unit: str, *, picture: bool) -> None:
    from tutor.cli.terminal import terminal
    from tutor.views.detail import check_detail, diagnosis_lines
    from tutor.views.picture import picture_sheet

    console = terminal()
    if picture:
        console.print(*picture_sheet(result, unit, console.width, _depiction(run, result)), sep="\n")
    else:
        named = diagnosis_lines(run.report, result, console.width)
        console.print(*check_detail(result, console.width, unit), *named, sep="\n")


def _print_plain(run: Run, result: CheckResult, unit: str, *, picture: bool) -> None:
    from tutor.views.plain import check_line, check_plain
    from tutor.views.spoken_picture import picture_plain

    if picture:
        click.echo(check_line(run.report, result))
        click.echo(picture_plain(result, unit, _depiction(run, result)), nl=False)
    else:
        click.echo(check_plain(run.report, result), nl=False)


def _depiction(run: Run, result: CheckResult) -> Depiction | None:
    from tutor.checking.depicting import depict

    return depict(run, result)
