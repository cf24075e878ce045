"""Peak memory of the app, the zygote and a child, in a run of the first exercise."""

import asyncio
import os
import re
import resource
import tempfile
from pathlib import Path
from typing import Any

from tests.benchmarks.measuring import show
from tutor.course import Course, Exercise, load_course
from tutor.sandbox import start_sandbox
from tutor.workspace import Workspace


def main() -> None:
    """Measure and print. For the app's own peak, run this benchmark alone."""
    course = load_course()
    exercise = course.exercise("grpo_advantages")
    _sandbox(exercise)
    with tempfile.TemporaryDirectory() as name:
        workspace = Workspace.open(Path(name), course)
        workspace.file(exercise).write_text(exercise.starter)
        asyncio.run(_one_verdict(course, workspace, exercise.id))
        workspace.close()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    show("the app, peak, with a diagnosis", peak, "MB", "130 at most")


def _sandbox(exercise: Exercise) -> None:
    with start_sandbox("zygote") as sandbox, sandbox.child() as child:
        child.load(exercise.solution, exercise.id, modules={}, stubs={}, deadline=5)
        for _ in range(100):
            child.call("grpo_advantages", [[1.0, 0.0] * 100], {}, deadline=2)
        zygote, children = _zygote_and_children()
        show("zygote, peak", _peak_mb(zygote), "MB", "45 at most")
        show("child, peak", max(map(_peak_mb, children)), "MB", "40 at most")


async def _one_verdict(course: Course, workspace: Workspace, id: str) -> None:
    from tutor.app.app import TutorApp

    app: Any = TutorApp(course, workspace, start_sandbox("zygote"), id)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.app.workers.wait_for_complete()
        await pilot.press("f2")
        await asyncio.sleep(2)
        await pilot.app.workers.wait_for_complete()


def _zygote_and_children() -> tuple[int, list[int]]:
    own = _children(os.getpid())
    zygote = next(pid for pid in own if "boot.py" in Path(f"/proc/{pid}/cmdline").read_text())
    return zygote, _children(zygote)


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
