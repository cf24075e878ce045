"""From the rename of the learner's file to the verdict message in the app, all checks of each exercise."""

import asyncio
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from textual.message import Message

from tests.benchmarks.measuring import CORE, core, in_turn, p95, process, show
from tests.benchmarks.peers import write_plain, write_same_checks
from tutor.checking.preparation import prepare
from tutor.checking.suite import read_suite
from tutor.course import Course, Exercise, load_course
from tutor.sandbox import Sandbox, start_sandbox
from tutor.workspace import Workspace

SAVES = 40


def main() -> None:
    """Measure and print."""
    course = load_course()
    medians = {}
    with tempfile.TemporaryDirectory() as name:
        for kind in ("zygote", "spare"):
            workspace = Workspace.open(Path(name) / kind, course)
            for exercise in course.exercises if kind == "zygote" else core(course):
                sandbox = start_sandbox(kind)  # type: ignore[arg-type]
                times = asyncio.run(_saves(course, workspace, sandbox, exercise))
                medians[kind, exercise.id] = statistics.median(times)
                what = f"{kind}: {exercise.id}, median of {len(times)} saves"
                is_goal = kind == "zygote" and exercise.id in CORE
                show(what, statistics.median(times), "ms", "60 at most" if is_goal else "")
                show("    p95", p95(times), "ms", "120 at most" if is_goal else "")
            workspace.close()
    worst = max(medians["spare", id] / medians["zygote", id] for id in CORE)
    show("spare worker against zygote, worst exercise", worst, "x", "2 at most")
    _against_pytest(course, medians)


async def _saves(course: Course, workspace: Workspace, sandbox: Sandbox, exercise: Exercise) -> list[float]:
    from tutor.app.app import TutorApp

    verdicts: asyncio.Queue[float] = asyncio.Queue()

    def hear(message: Message) -> None:
        if type(message).__name__ == "VerdictReached":
            verdicts.put_nowait(perf_counter())

    """Save again and again; the app, which is a fresh one, closes the sandbox when it ends."""
    path = workspace.file(exercise)
    app: Any = TutorApp(course, workspace, sandbox, exercise.id)
    times = []
    async with app.run_test(size=(120, 40), message_hook=hear) as pilot:
        for number in range(SAVES + 4):
            await pilot.app.workers.wait_for_complete()
            await asyncio.sleep(0.2 + 0.007 * (number % 7))
            while not verdicts.empty():
                verdicts.get_nowait()
            wrong = exercise.starter if number % 2 else exercise.solution
            beside = path.with_suffix(".new")
            beside.write_text(f"{wrong}\n# save {number}\n")
            before = perf_counter()
            beside.replace(path)
            times.append((await asyncio.wait_for(verdicts.get(), 20) - before) * 1000)
    return times[4:]


def _against_pytest(course: Course, medians: dict[tuple[str, str], float]) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        works = {}
        for exercise in core(course):
            own = folder / exercise.id
            own.mkdir()
            for id in (exercise.id, *exercise.builds_on):
                (own / f"{id}.py").write_text(course.exercise(id).solution)
            known = write_plain(own, exercise, prepare(course, read_suite(exercise), 1))
            for kind, test in (("same checks", write_same_checks(own, exercise)), ("answers known before", known)):
                command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(test)]
                works[exercise.id, kind] = process(command, own, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
        cold = in_turn(works, 5)
    for (id, kind), milliseconds in cold.items():
        goal = "6 at least" if kind == "same checks" else ""
        show(f"{id}: cold pytest ({kind}) against ours", milliseconds / medians["zygote", id], "x", goal)
