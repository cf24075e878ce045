"""Cold starts: the command line against its own imports and against pytest, the app against an empty one."""

import sys
import tempfile
from pathlib import Path

from tests.benchmarks.measuring import CREDIT_TUTOR, in_turn, process, show
from tests.benchmarks.peers import write_plain, write_same_checks
from tutor.checking.preparation import prepare
from tutor.checking.suite import read_suite
from tutor.course import load_course

RUNS = 9
QUIET_PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]

EMPTY_APP = """
import asyncio, os
from textual.app import App
async def main():
    async with App().run_test(size=(120, 40)): os._exit(0)
asyncio.run(main())
"""

OUR_APP = """
import asyncio, gc, os
from pathlib import Path
from tutor.course import load_course
from tutor.workspace import Workspace
course = load_course()
workspace = Workspace.open(Path({folder!r}), course)
workspace.remember("grpo_advantages")
gc.disable()  # as run_app does
from tutor.sandbox import start_sandbox
sandbox = start_sandbox()
from tutor.app.app import TutorApp
async def main():
    async with TutorApp(course, workspace, sandbox, {exercise!r}).run_test(size=(120, 40)): os._exit(0)
asyncio.run(main())
"""


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _command_line(folder)
        _app(folder)


def _command_line(folder: Path) -> None:
    course = load_course()
    exercise = course.exercise("grpo_advantages")
    mine = folder / exercise.file_name
    mine.write_text(exercise.solution)
    plain = write_plain(folder, exercise, prepare(course, read_suite(exercise), 1))
    same = write_same_checks(folder, exercise)
    home = {"HOME": name_of(folder), "CREDIT_TUTOR_WORKSPACE": name_of(folder / "mine")}
    bare = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    times = in_turn(
        {
            "imports": process([sys.executable, "-c", "import click, msgspec"], folder),
            "version": process([CREDIT_TUTOR, "--version"], folder, **home),
            "list": process([CREDIT_TUTOR, "list"], folder, **home),
            "check": process([CREDIT_TUTOR, "check", str(mine)], folder, **home),
            "plain": process([*QUIET_PYTEST, str(plain)], folder, **bare),
            "same": process([*QUIET_PYTEST, str(same)], folder, **bare),
        },
        RUNS,
    )
    show("python -c 'import click, msgspec'", times["imports"], "ms", "the yardstick")
    show("credit-tutor --version", times["version"] / times["imports"], "x", "2 at most")
    show("credit-tutor list", times["list"] / times["imports"], "x", "2 at most")
    show("cold pytest, inputs and answers known beforehand", times["plain"], "ms", "the yardstick")
    show("cold pytest of the same checks", times["same"], "ms", "the yardstick")
    show("cold credit-tutor check FILE", times["check"], "ms", "")
    show("  against cold pytest of the same checks", times["check"] / times["same"], "x", "1.2 at most")


def _app(folder: Path) -> None:
    ours = {"folder": str(folder / "app")}
    times = in_turn(
        {
            "empty": process([sys.executable, "-c", EMPTY_APP], folder),
            "map": process([sys.executable, "-c", OUR_APP.format(**ours, exercise=None)], folder),
            "exercise": process([sys.executable, "-c", OUR_APP.format(**ours, exercise="grpo_advantages")], folder),
        },
        RUNS,
    )
    show("an empty Textual app, from its start to the first frame", times["empty"], "ms", "the yardstick")
    show("the map", times["map"] / times["empty"], "x", "1.5 at most")
    show("an exercise", times["exercise"] / times["empty"], "x", "3 at most")


def name_of(folder: Path) -> str:
    """Return a folder's name for an environment variable."""
    folder.mkdir(exist_ok=True)
    return str(folder)
