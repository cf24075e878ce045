# verdict: error: nowhere
# Every folder that is usually open to all, and those that it stands in.
import contextlib
from pathlib import Path

WORLD = {}
FOLDERS = [".", "/", "/tmp", "/var/tmp", "/dev/shm", "/run", WORLD["home"], WORLD["repo"], WORLD["folder"]]


def double(values):
    for folder in FOLDERS:
        with contextlib.suppress(OSError):
            Path(folder, "left-by-an-attack").write_text("here")
            return [2 * value for value in values]
    raise PermissionError("nowhere")
