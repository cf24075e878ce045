"""`credit-tutor check`: run the checks and say what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from tutor.cli.arguments import complete_ids
from tutor.cli.reports import print_confinement, print_json, print_line, print_next, print_report
from tutor.cli.runs import run_on
from tutor.cli.session import Session, pass_session
from tutor.cli.targets import Target, everything, one_of

if TYPE_CHECKING:
    from tutor.checking.report import Report

MOST_SEED = 2**32 - 1


@click.command()
@click.argument("target", metavar="[ID|FILE]", required=False, shell_complete=complete_ids)
@click.option("--exercise", "exercise_id", metavar="ID", help="Which exercise FILE is for, when its name does not say.")
@click.option("--all", "check_all", is_flag=True, help="Check your files of all exercises.")
@click.option(
    "--seed", type=click.IntRange(0, MOST_SEED), metavar="N", help="Draw the inputs of this seed, and no others."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object; with --all, an array of them.")
@click.option("--plain", is_flag=True, help="Plain text, as when the output is not a terminal.")
@pass_session
def command(
    session: Session,
    target: str | None,
    exercise_id: str | None,
    check_all: bool,
    seed: int | None,
    as_json: bool,
    plain: bool,
) -> None:
    """Check a file: your own for an exercise, or any FILE.

    Without an argument, the exercise last worked on. A FILE need not be in a workspace. The exit code is 0 when all
    checks passed, 1 when something did not, 2 when nothing could be checked.

    \b
    Examples:
      credit-tutor check
      credit-tutor check grpo_advantages
      credit-tutor check ./grpo_advantages.py
      credit-tutor check ada/answer.py --exercise grpo_advantages --json
      credit-tutor check --all
    """
    from tutor.sandbox import start_sandbox

    if check_all and (target or exercise_id):
        raise click.UsageError("--all checks every exercise: name none.")
    pretty = session.is_pretty and not plain
    reports = []
    # The sandbox starts in the background while the checks and what they import are read.
    with start_sandbox() as sandbox:
        for one in everything(session) if check_all else [one_of(session, target, exercise_id)]:
            reports.append(run_on(session, one, sandbox, seed, smallest=not (check_all or as_json)).report)
            if not as_json:
                _print(session, one, reports[-1], brief=check_all, pretty=pretty)
    if as_json:
        print_json(reports, as_array=check_all)
    else:
        print_confinement(sandbox.confinement)
    raise SystemExit(0 if all(report.passed for report in reports) else 1)


def _print(session: Session, target: Target, report: Report, *, brief: bool, pretty: bool) -> None:
    if brief:
        print_line(report, f"{report.exercise}:", pretty=pretty)
        return
    print_report(report, target.exercise, pretty=pretty)
    if report.passed and target.workspace:
        print_next(target.workspace, target.exercise)
