"""`credit-tutor class`: what a class got wrong."""

from pathlib import Path

import click

from tutor.cli.session import Session, pass_session


@click.command()
@click.argument("gradebook", type=click.Path(path_type=Path), metavar="GRADEBOOK")
@click.option("--plain", is_flag=True, help="Plain text, as when the output is not a terminal.")
@pass_session
def command(session: Session, gradebook: Path, plain: bool) -> None:
    """Say what a class got wrong, exercise by exercise.

    GRADEBOOK is the file that `credit-tutor grade --gradebook` writes. Named are the checks that failed most and those
    that nobody passed, the misconceptions with the students who have them, and who is wrong in the same way. It is for
    the instructor: it shows what the checks say of hidden inputs.

    \b
    Example:
      credit-tutor class week3.gradebook
    """
    from tutor.grading.class_findings import class_findings
    from tutor.grading.class_report import chapters
    from tutor.grading.gradebook import Gradebook
    from tutor.grading.gradebook_view import POINTS_AS_EARNED, view_of_gradebook
    from tutor.views.class_report import class_report_lines, class_report_plain

    with Gradebook.existing(gradebook) as opened:
        view = view_of_gradebook(session.course, opened, POINTS_AS_EARNED, show_inputs=True)
        told = chapters(class_findings(view))
    if not told:
        click.echo(f"{gradebook} holds no grades yet.")
    elif session.is_pretty and not plain:
        from tutor.cli.terminal import terminal

        console = terminal()
        console.print(*class_report_lines(told, console.width), sep="\n")
    else:
        click.echo(class_report_plain(told), nl=False)
