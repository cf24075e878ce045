"""`credit-tutor test-exercise`: for authors, whether an exercise's checks are strong enough."""

from __future__ import annotations

from pathlib import Path

import click

from tutor.cli.arguments import exercise_argument
from tutor.cli.columns import columns
from tutor.cli.session import Session, pass_session


@click.command("test-exercise")
@exercise_argument()
@click.option("--course", type=click.Path(path_type=Path), metavar="FOLDER", help="The course that the exercise is in.")
@click.option("--seeds", type=click.IntRange(min=1), default=3, metavar="N", show_default=True, help="How many seeds.")
@pass_session
def command(session: Session, exercise_id: str, course: Path | None, seeds: int) -> None:
    """For authors: are the checks strong enough?

    Lists which checks catch each misconception; then what is wrong: one that survives or is caught by chance only, two
    that no input tells apart, a starter that passes a check, checks that are slow.

    \b
    Examples:
      credit-tutor test-exercise grpo_advantages
      credit-tutor test-exercise my_exercise --course ~/my-course --seeds 20
    """
    from tutor.checking.wording import counted
    from tutor.sandbox import start_sandbox

    with start_sandbox() as sandbox:
        from tutor.checking.kill_matrix import test_exercise
        from tutor.course import load_course

        read = session.course if course is None else load_course(course)
        findings = test_exercise(read, read.exercise(exercise_id), sandbox, range(seeds))
    for line in columns(
        [("misconception", "caught by"), *((row.misconception, _by(row.checks)) for row in findings.rows)]
    ):
        click.echo(line)
    click.echo(f"\nAll checks together take {findings.seconds:.2f} s with the solution.")
    for problem in findings.problems:
        click.echo(f"Problem: {problem}.")
    click.echo(f"{counted(len(findings.problems), 'problem')}." if findings.problems else "No problem was found.")
    raise SystemExit(1 if findings.problems else 0)


def _by(checks: tuple[str, ...]) -> str:
    return ", ".join(checks) or "nothing"
