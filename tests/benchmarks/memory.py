"""Peak memory of the app, the zygote and a child, in a run of the first exercise."""

import asyncio
import re
import resource
import tempfile
from pathlib import Path
from typing import Any

from tests.benchmarks.measuring import show
from tutor.course import load_course
from tutor.sandbox import start_sandbox
from tutor.workspace import Workspace


def main() -> None:
    """Measure and print. For the app's own peak, run this benchmark alone."""
    course = load_course()
    with tempfile.TemporaryDirectory() as name, start_sandbox("zygote") as sandbox:
        workspace = Workspace.open(Path(name), course)
        exercise = course.exercise("grpo_advantages")
        workspace.file(exercise).write_text(exercise.solution.replace("pstdev", "stdev"))
        asyncio.run(_one_verdict(course, workspace, sandbox, exercise.id))
        zygote, children = _zygote_and_children()
        show("zygote, peak", _peak_mb(zygote), "MB", "45 at most")
        show("child, peak", max(map(_peak_mb, children)), "MB", "40 at most")
        workspace.close()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    show("the app, peak", peak, "MB", "130 at most")


async def _one_verdict(course: Any, workspace: Workspace, sandbox: Any, id: str) -> None:
    from tutor.app.app import TutorApp

    app: Any = TutorApp(course, workspace, sandbox, id)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("f2")
        await asyncio.sleep(1)
        await pilot.app.workers.wait_for_complete()


def _zygote_and_children() -> tuple[int, list[int]]:
    own = _children(resource_pid())
    zygote = next(pid for pid in own if "boot.py" in Path(f"/proc/{pid}/cmdline").read_text())
    return zygote, _children(zygote)


def resource_pid() -> int:
    """Return our own process's number."""
    return int(Path("/proc/self").resolve().name)


def _children(parent: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            if re.search(rf"^PPid:\s+{parent}$", status.read_text(), re.MULTILINE):
                found.append(int(status.parent.name))
        except OSError:
            continue
    return found


def _peak_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"^VmHWM:\s+(\d+) kB", status, re.MULTILINE)
    return int(found[1]) / 1024 if found else float("nan")
