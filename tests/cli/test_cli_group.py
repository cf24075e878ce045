"""What all commands share: help, options, faults as sentences, exit codes, and opening the app."""

from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from toy_learner import RIGHT, TOYS, Run

from tutor import __version__
from tutor.cli import main
from tutor.cli.arguments import complete_ids
from tutor.course import Course
from tutor.workspace import Workspace

COMMANDS = main.list_commands(click.Context(main))


def test_the_version() -> None:
    assert CliRunner().invoke(main, ["--version"]).stdout == f"credit-tutor {__version__}\n"


@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_every_help_has_examples(command: str | None) -> None:
    result = CliRunner().invoke(main, [command, "--help"] if command else ["--help"])
    assert result.exit_code == 0
    _, _, examples = result.stdout.partition("Example")
    assert f"credit-tutor {command or ''}".rstrip() in examples


def test_help_lists_every_command_with_a_whole_sentence() -> None:
    lines = CliRunner().invoke(main, ["--help"]).stdout.partition("Commands:")[2].strip().splitlines()
    assert [line.split()[0] for line in lines] == COMMANDS
    assert all(line.rstrip().endswith((".", "?")) and not line.endswith("...") for line in lines)


def test_a_command_that_is_not_there_is_2(run: Run) -> None:
    result = run("chekc")
    assert result.exit_code == 2 and "chekc" in result.stderr


def test_a_course_that_is_not_there_is_a_sentence(home: Path) -> None:
    result = CliRunner().invoke(main, ["--course", str(home), "list"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "is not a course" in result.stderr and "Traceback" not in result.stderr


def test_a_workspace_that_is_a_file_is_a_sentence(run: Run, home: Path) -> None:
    (home / "credit-tutor").write_text("a file")
    for command in (["check", "double"], ["progress"], ["hint", "double"], ["watch", "double"], ["pack"]):
        result = run(*command)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "cannot hold your files" in result.stderr


def test_a_sandbox_that_cannot_start_is_a_sentence(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CREDIT_TUTOR_SANDBOX", "nonsense")
    result = CliRunner().invoke(main, ["--course", str(TOYS), "check", "double"])
    assert result.exit_code == 2 and "CREDIT_TUTOR_SANDBOX" in result.stderr


def test_a_damaged_database_is_said_on_stderr_and_the_command_goes_on(run: Run, home: Path) -> None:
    run("progress")
    (home / "credit-tutor" / ".credit-tutor" / "state.sqlite3").write_bytes(b"garbage " * 200)
    result = run("progress")
    assert result.exit_code == 0 and "0 of 5 passed" in result.stdout
    assert "Your progress could not be read" in result.stderr


def test_the_workspace_option_and_the_variable(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("--workspace", "here", "progress")
    assert (home / "here" / "double.py").is_file()
    monkeypatch.setenv("CREDIT_TUTOR_WORKSPACE", str(home / "there"))
    run("progress")
    assert (home / "there" / "double.py").is_file()
    assert not (home / "credit-tutor").exists()


def test_a_user_without_a_home_names_a_workspace(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", unknown)
    result = run("progress")
    assert result.exit_code == 2 and "--workspace" in result.stderr
    assert run("--workspace", "here", "progress").exit_code == 0


def test_a_workspace_is_announced_once(run: Run, home: Path) -> None:
    assert f"Your files are in {home / 'credit-tutor'}" in run("progress").stderr
    assert run("progress").stderr == ""


def test_ctrl_c_is_130_and_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Workspace, "progress_all", interrupted)
    result = run("progress")
    assert (result.exit_code, result.stdout) == (130, "")
    assert "Abort" not in result.stderr


def test_a_fault_that_nobody_foresaw_is_not_hidden(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(Workspace, "progress_all", broken)
    assert isinstance(run("progress").exception, RuntimeError)


def test_without_a_command_and_a_terminal_there_is_no_app(run: Run) -> None:
    result = run()
    assert result.exit_code == 2 and "The app needs a terminal" in result.stderr


def test_without_a_command_the_app_opens(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[Course, Workspace, str | None]] = []
    monkeypatch.setattr("tutor.cli.group._has_terminal", lambda: True)
    monkeypatch.setattr("tutor.app.run_app", lambda *arguments: opened.append(arguments))
    assert run().exit_code == 0
    [(course, workspace, exercise_id)] = opened
    assert (course.title, workspace.path, exercise_id) == ("A toy course", home / "credit-tutor", None)


def test_the_app_opens_the_exercise_that_is_not_passed_yet(
    run: Run, mine: Path, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str | None] = []
    monkeypatch.setattr("tutor.cli.group._has_terminal", lambda: True)
    monkeypatch.setattr("tutor.app.run_app", lambda _course, _workspace, exercise_id: opened.append(exercise_id))
    workspace.remember("double")
    run()
    mine.write_text(RIGHT)
    run("check", "double")
    run()
    assert opened == ["double", None]


def test_the_shell_completes_ids() -> None:
    context = click.Context(main)
    context.params["course"] = TOYS
    argument = click.Argument(["exercise_id"])
    assert complete_ids(context, argument, "d") == ["double"]
    assert complete_ids(context, argument, "") == ["double", "fill_batch", "pick_better", "visits", "quadruple"]
    context.params["course"] = Path("/nowhere")
    assert complete_ids(context, argument, "") == []


def test_plain_is_an_option_before_and_after_check(run: Run, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine.write_text(RIGHT)
    monkeypatch.setattr("tutor.cli.session._is_terminal", lambda: True)
    assert "✓" in run("check", "double").stdout
    for arguments in (["--plain", "check", "double"], ["check", "double", "--plain"]):
        result = run(*arguments)
        assert result.stdout.startswith("double: passed, 3 of 3 checks passed.")
        assert "✓" not in result.stdout
