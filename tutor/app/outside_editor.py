"""Handing the terminal to the learner's own editor."""

import os
import shlex
import subprocess
from pathlib import Path
from typing import Any

from textual.app import App, SuspendNotSupported

from tutor.app.paths import home_path


def edit_outside(app: App[Any], path: Path) -> str | None:
    """Open a file in $VISUAL or $EDITOR and wait for it; return a sentence when that was not possible."""
    wanted = os.environ.get("VISUAL") or os.environ.get("EDITOR") or ""
    try:
        command = shlex.split(wanted)
    except ValueError:
        return f"$VISUAL or $EDITOR has a quote that is never closed: {wanted}"
    if not command:
        return f"Say which editor you use, such as  export EDITOR=vim  or open {home_path(path)} in it yourself."
    try:
        with app.suspend():
            subprocess.run([*command, str(path)], check=False)
    except SuspendNotSupported:
        return f"This terminal cannot be handed over. Open {home_path(path)} in your editor; every save is seen."
    except OSError as error:
        return f"{command[0]} cannot be started: {error.strerror}. Set $EDITOR to an editor that is installed."
    app.refresh(layout=True)
    return None
