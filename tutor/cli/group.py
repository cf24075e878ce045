"""The group that all commands belong to, and how faults leave it: one sentence and an exit code."""

import importlib
import sys
from pathlib import Path
from typing import Any

import click

from tutor import __version__
from tutor.cli.errors import INTERRUPTED, SetupError
from tutor.cli.session import Session

_MODULES = {
    "list": "listing",
    "lesson": "lesson",
    "check": "check",
    "show": "show",
    "watch": "watch",
    "hint": "hint",
    "diff": "diff",
    "reset": "reset",
    "attempts": "attempts",
    "progress": "progress",
    "judge": "judge",
    "pack": "pack",
    "grade": "grade",
    "gradebook": "gradebook",
    "class": "class_",
    "export": "export",
    "doctor": "doctor",
    "new-exercise": "new_exercise",
    "test-exercise": "authoring",
}
"""Where each command is, in the order in which --help lists them."""


class LazyGroup(click.Group):
    """A group that imports a command's module when it is named, so that --version and list start at once."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return list(_MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import one command."""
        if cmd_name not in _MODULES:
            return None
        module = importlib.import_module(f"tutor.cli.{_MODULES[cmd_name]}")
        command = module.command
        assert isinstance(command, click.Command)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; the faults that we foresee leave as sentences."""
        try:
            return super().invoke(ctx)
        except (KeyboardInterrupt, click.Abort):
            raise SystemExit(INTERRUPTED) from None
        except (click.exceptions.Exit, click.ClickException):  # --help ends so, and needs none of the imports below
            raise
        except Exception as error:
            if _is_a_sentence(error):
                raise SetupError(str(error)) from error
            raise


def _is_a_sentence(error: Exception) -> bool:
    # Imported here because --version needs none of them.
    from tutor.course import CourseError
    from tutor.grading.errors import GradingError
    from tutor.sandbox import SandboxError
    from tutor.workspace import WorkspaceError

    return isinstance(error, CourseError | WorkspaceError | SandboxError | GradingError)


@click.group(
    "credit-tutor", cls=LazyGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.option(
    "--workspace",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="The folder with your files. [default: the workspace you are in, else ~/credit-tutor]",
)
@click.option(
    "--course",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="Another course; its code runs with your rights.",
)
@click.option("--plain", is_flag=True, help="Plain text, as when the output is not a terminal.")
@click.version_option(__version__, message="credit-tutor %(version)s")
@click.pass_context
def main(ctx: click.Context, workspace: Path | None, course: Path | None, plain: bool) -> None:
    """Learn credit assignment for LLM agents by building it.

    Without a command, the app opens where you left it.

    \b
    Examples:
      credit-tutor
      credit-tutor lesson grpo_advantages
      credit-tutor watch grpo_advantages
      credit-tutor check --json
    """
    _never_stumble_over_a_character()
    ctx.obj = Session(workspace, course, plain)
    ctx.call_on_close(ctx.obj.close)
    if ctx.invoked_subcommand is None:
        _open_app(ctx.obj)


def _open_app(session: Session) -> None:
    if not _has_terminal():
        raise SetupError("The app needs a terminal. Without one, use a command: credit-tutor --help lists them.")
    from tutor.app import run_app

    run_app(session.course, session.workspace, _unfinished(session))


def _unfinished(session: Session) -> str | None:
    """Return the exercise that the learner was on, unless it is passed: then the map shows what there is to do."""
    last = session.workspace.last_exercise
    return None if last is None or session.workspace.progress(last).state == "passed" else last


def _has_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _never_stumble_over_a_character() -> None:
    """Let a terminal that has no ✓ show a question mark instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
