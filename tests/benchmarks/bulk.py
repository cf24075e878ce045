"""Many submissions on one core, one seed, transcripts kept: both kinds of sandbox."""

import gc
import os
import statistics
from time import perf_counter

from tests.benchmarks.measuring import CORE, core, show
from tutor.checking.preparation import prepare
from tutor.checking.running import run_checks
from tutor.checking.suite import read_suite
from tutor.course import Course, Exercise, load_course
from tutor.sandbox import Sandbox, Submission, start_sandbox

RUNS = {"zygote": 40, "spare": 6}


def main() -> None:
    """Measure and print."""
    course = load_course()
    everywhere = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(everywhere)})
    try:
        means: dict[str, float] = {}
        for kind in ("zygote", "spare"):
            with start_sandbox(kind) as sandbox:  # type: ignore[arg-type]
                exercises = course.exercises if kind == "zygote" else core(course)
                each = [_median(course, exercise, sandbox, RUNS[kind]) for exercise in exercises]
            for exercise, milliseconds in zip(exercises, each, strict=True):
                is_goal = kind == "zygote" and exercise.id in CORE
                show(f"{kind}: {exercise.id}", milliseconds, "ms", "20 at most" if is_goal else "")
            means[kind] = statistics.mean(each[: len(CORE)])
        show("spare worker against zygote", means["spare"] / means["zygote"], "x", "20 at most")
    finally:
        os.sched_setaffinity(0, everywhere)


def _median(course: Course, exercise: Exercise, sandbox: Sandbox, runs: int) -> float:
    preparation = prepare(course, read_suite(exercise), 1)
    others = {id: course.exercise(id).solution for id in exercise.builds_on}
    submission = Submission(exercise.file_name, exercise.solution, None, others)
    run_checks(course, preparation, submission, sandbox)
    gc.collect()
    gc.freeze()  # as grading does between chunks
    times = []
    for _ in range(runs):
        before = perf_counter()
        run_checks(course, preparation, submission, sandbox)
        times.append(perf_counter() - before)
    return statistics.median(times) * 1000
