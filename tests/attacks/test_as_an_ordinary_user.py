"""All attacks once more, by and against somebody who is not root."""

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

NOBODY = 65534
ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform != "linux" or os.getuid() != 0, reason="only root can become another user")


def as_nobody() -> dict[str, Any]:
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": f"{ROOT}:{Path(pytest.__file__).parents[1]}",
        "PYTHONDONTWRITEBYTECODE": "1",
        "HOME": "/tmp",
    }
    return {"user": NOBODY, "group": NOBODY, "extra_groups": [], "env": environment, "cwd": ROOT}


def python_for_nobody() -> str | None:
    """Return a Python of our version that this user can run with our packages, or None."""
    script = (
        f"import numpy, msgspec, hypothesis, rich, pytest, sys; assert sys.version_info[:2] == {sys.version_info[:2]}"
    )
    for python in (sys.executable, "/usr/bin/python3", "/usr/local/bin/python3"):
        with contextlib.suppress(OSError):
            if not subprocess.run([python, "-c", script], **as_nobody(), capture_output=True).returncode:
                return python
    return None


@pytest.mark.parametrize("kind", ["zygote", "spare"])
def test_an_ordinary_user_is_as_safe(kind: str) -> None:
    python = python_for_nobody()
    if python is None:
        pytest.skip("no Python here that another user may run with our packages")
    folder = f"/tmp/attacks-of-{kind}-{os.getpid()}"
    options = ["-p", "no:cacheprovider", "--basetemp", folder, "-k", f"{kind} or enough"]
    command = [python, "-m", "pytest", *options, str(Path(__file__).with_name("test_attacks.py"))]
    try:
        done = subprocess.run(command, **as_nobody(), capture_output=True, text=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout and " skipped" not in done.stdout, done.stdout
