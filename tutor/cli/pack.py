"""`credit-tutor pack`: a zip to hand in."""

from pathlib import Path

import click

from tutor.cli.saying import say
from tutor.cli.session import Session, pass_session


@click.command()
@click.option(
    "--out", type=click.Path(path_type=Path), default=Path("credit-tutor.zip"), metavar="FILE", show_default=True
)
@pass_session
def command(session: Session, out: Path) -> None:
    """Pack the files that you worked on into a zip, to hand in.

    \b
    Examples:
      credit-tutor pack
      credit-tutor pack --out ada-lovelace.zip
    """
    from tutor.workspace.packing import pack

    packed = pack(session.workspace, out)
    say(f"{out} holds {', '.join(exercise.file_name for exercise in packed)}.")
