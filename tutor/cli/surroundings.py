"""What `credit-tutor doctor` tells of the machine besides the jail: plain data, and advice where something is wrong."""

from __future__ import annotations

import locale
import os
import platform
import shlex
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

import tutor
from tutor.workspace.watching import Watch

Facts = dict[str, Any]

TICK: Final = 0.025
"""Seconds between two looks at a file."""

_SAVES: Final = 5
_GIVE_UP: Final = 2.0
_LAID_OUT_FOR: Final = (80, 24)


def python_facts() -> Facts:
    """Tell which Python this is, and where."""
    return {
        "version": platform.python_version(),
        "executable": sys.executable,
        "platform": platform.platform(),
        "encoding": locale.getencoding(),
    }


def terminal_facts(environ: Mapping[str, str]) -> Facts:
    """Tell what the terminal is and can do; the size is (columns, lines), or None where there is no terminal."""
    from rich.console import Console

    return {
        "TERM": environ.get("TERM"),
        "size": list(os.get_terminal_size(sys.stdout.fileno())) if sys.stdout.isatty() else None,
        "colours": Console(force_terminal=True).color_system or "none",
        "no_color": bool(environ.get("NO_COLOR")),
        "encoding": sys.stdout.encoding,
    }


def editor_facts(environ: Mapping[str, str]) -> Facts:
    """Tell which editor is wanted, and where it is; `path` is None where it is not on PATH."""
    wanted = environ.get("VISUAL") or environ.get("EDITOR")
    try:
        command = shlex.split(wanted or "")
    except ValueError:  # a quote that is never closed
        command = []
    return {"command": wanted, "path": shutil.which(command[0]) if command else None}


def workspace_facts(folder: Path) -> Facts:
    """Tell whether files can be written in a workspace, or where it would be, and how soon a save is seen there."""
    place = next(path for path in (folder, *folder.parents) if path.is_dir())
    try:
        with tempfile.TemporaryDirectory(prefix=".credit_tutor_doctor_", dir=place) as beside:
            seconds, writable = _save_seen_after(Path(beside)), True
    except OSError:
        seconds, writable = None, False
    return {"folder": str(folder), "exists": place == folder, "writable": writable, "save_seen_seconds": seconds}


def _save_seen_after(folder: Path) -> float | None:
    """Return the median of a few saves, in seconds; None when one was not seen at all."""
    file = folder / "saved.py"
    file.write_text("0")
    watch = Watch([file])
    seen = [_seen_after(watch, file, TICK * (number + 1) / (_SAVES + 1)) for number in range(_SAVES)]
    return statistics.median(found) if (found := [one for one in seen if one is not None]) == seen else None


def _seen_after(watch: Watch, file: Path, moment: float) -> float | None:
    """Save as editors do, by renaming, at a moment between two looks; return the seconds until a look sees it."""
    fresh = file.with_name("fresh.py")
    fresh.write_text(f"{moment}")
    time.sleep(moment)
    fresh.replace(file)
    saved = time.monotonic()
    time.sleep(TICK - moment)
    while not watch.changed():
        if time.monotonic() - saved > _GIVE_UP:
            return None
        time.sleep(TICK)
    return time.monotonic() - saved


def version_facts(course_version: str) -> Facts:
    """Tell the versions of what decides a verdict or draws the screen."""
    others = {package: _version(package) for package in ("numpy", "textual", "hypothesis")}
    return {"credit-tutor": tutor.__version__, "course": course_version, **others}


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def advice(facts: Mapping[str, Facts]) -> Iterator[str]:
    """Yield what to do about what is wrong with all of the above, by the names of their sections."""
    terminal, editor, workspace = facts["terminal"], facts["editor"], facts["workspace"]
    yield from _advice_on_names()
    if not all(_is_utf8(name) for name in (facts["python"]["encoding"], terminal["encoding"])):
        yield "Text here is not in UTF-8, so signs and mathematics turn into question marks: export LANG=C.UTF-8."
    if terminal["size"] and any(is_ < wanted for is_, wanted in zip(terminal["size"], _LAID_OUT_FOR, strict=True)):
        yield "The app is laid out for 80 columns by 24 lines or more: make the window larger."
    if editor["command"] is None:
        yield "No editor is named, so the app cannot open one: export EDITOR=vim, or another that you like."
    elif editor["path"] is None:
        yield f"The editor {editor['command']!r} is not on PATH: set $VISUAL or $EDITOR to one that is installed."
    if not workspace["writable"]:
        yield f"Nothing can be written in {workspace['folder']}: name another folder with --workspace."
    elif workspace["save_seen_seconds"] is None:
        yield f"Saves in {workspace['folder']} are not seen: use `credit-tutor check`, or a folder on another disk."


def _is_utf8(name: str) -> bool:
    return name.lower().replace("-", "") == "utf8"


def _advice_on_names() -> Iterator[str]:
    ours = Path(tutor.__file__).parent.resolve()
    for folder in sys.path:
        other = (Path(folder) / "tutor").resolve()
        if other != ours and (other / "__init__.py").is_file():
            yield (
                f"Another package named tutor lies in {other}; ours is {ours}: give credit-tutor an environment of "
                "its own."
            )
