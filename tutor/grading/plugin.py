"""The pytest plugin: `pytest --submissions DIR`. Every pytest run of an environment imports this file, and no more.

Options are added at the last moment, after every other plugin and conftest.py has added its own: an option of ours
whose name is taken is left out, and that run goes on as if this plugin were not there.
"""

import argparse
import contextlib
import os
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

OPTION = "--submissions"
_DEST = "credit_tutor_submissions"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_load_initial_conftests(
    early_config: pytest.Config, parser: pytest.Parser, args: list[str]
) -> Generator[None, Any, Any]:
    """Keep pytest from running a student's conftest.py, and then add our options."""
    folder = _named_in(args)
    is_ours = not _knows(parser)
    if folder is not None and is_ours:
        _forget_as_argument(early_config, folder)
        _refuse_code_at_start(early_config, folder)
    result = yield
    if is_ours:
        _add_options(parser)
    return result


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Import what collects and runs submissions, once there are some."""
    given = config.getoption(_DEST, None)
    if given is None:
        return
    from tutor.grading import pytest_items

    pytest_items.begin(config, Path(given))


def _named_in(args: Sequence[str]) -> Path | None:
    """Return the folder that the command line gives to --submissions, which pytest does not know yet."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    finder.add_argument(OPTION, dest="folder")
    with contextlib.suppress(argparse.ArgumentError, SystemExit):
        folder = finder.parse_known_args([arg for arg in args if not arg.startswith("@")])[0].folder
        return Path(folder) if folder else None
    return None


def _knows(parser: pytest.Parser) -> bool:
    probe = f"{OPTION}=."
    return probe not in parser.parse_known_and_unknown_args([probe])[1]


def _forget_as_argument(config: pytest.Config, folder: Path) -> None:
    # As long as the option is not known, its value looks like a folder of tests, whose conftest.py is to be run.
    known = config.known_args_namespace
    if str(folder) in known.file_or_dir:
        known.file_or_dir = [name for name in known.file_or_dir if name != str(folder)]


def _refuse_code_at_start(config: pytest.Config, folder: Path) -> None:
    for found in (config.inipath, *_conftests_at_start(config, folder)):
        if found is not None and is_inside(found, folder):
            raise pytest.UsageError(
                f"{found} is among the submissions, and pytest would take it for its own settings. Start pytest in "
                f"another folder, with {OPTION}={folder}, and name no file of that folder. If {OPTION} is an option of "
                "your own, add -p no:credit_tutor."
            )


def _conftests_at_start(config: pytest.Config, folder: Path) -> Iterator[Path]:
    if config.known_args_namespace.noconftest:
        return
    here = config.invocation_params.dir
    named = config.known_args_namespace.file_or_dir or [here, *_test_paths(config)]
    for anchor in [here / str(name).partition("::")[0] for name in named]:
        for place in (anchor, *anchor.glob("test*")):
            yield from (path for parent in (place, *place.parents) if (path := parent / "conftest.py").is_file())


def _test_paths(config: pytest.Config) -> list[Path]:
    return [path for pattern in config.getini("testpaths") for path in config.rootpath.glob(pattern)]


def is_inside(path: Path, folder: Path) -> bool:
    """Return whether `path` is `folder` or in it, links followed."""
    return Path(os.path.realpath(path)).is_relative_to(os.path.realpath(folder))


def _add_options(parser: pytest.Parser) -> None:
    options: dict[str, dict[str, Any]] = {
        OPTION: {
            "dest": _DEST, "metavar": "DIR",
            "help": "Grade these submissions: one test for each student, exercise and check.",
        },
        "--submissions-exercise": {
            "dest": "credit_tutor_exercises", "action": "append", "default": [], "metavar": "ID",
            "help": "Only this exercise; may be given several times.",
        },
        "--submissions-course": {
            "dest": "credit_tutor_course", "metavar": "DIR",
            "help": "Another course, whose checks and solutions run with your rights.",
        },
        "--submissions-seed": {
            "dest": "credit_tutor_seed", "type": int, "metavar": "N",
            "help": "The seed that inputs are drawn from, for every student the same; without one, a new one.",
        },
        "--submissions-conceal": {
            "dest": "credit_tutor_conceal", "action": "store_true",
            "help": "Show no input of a check that is not an example in the lesson: for output that students read.",
        },
        "--submissions-trust": {
            "dest": "credit_tutor_trust", "action": "store_true",
            "help": "Run the submissions even where this machine cannot confine them.",
        },
    }  # fmt: skip
    group = parser.getgroup("credit-tutor", "grading a class with credit-tutor")
    for name, attributes in options.items():
        try:
            group.addoption(name, **attributes)
        except (ValueError, argparse.ArgumentError):
            if name == OPTION:
                return
