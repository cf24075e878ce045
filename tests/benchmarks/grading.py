"""A whole class through `credit-tutor grade`, jail on: rate, against pytest, memory, and going on where it ended.

CREDIT_TUTOR_CLASS sets how many submission-exercises the large class has.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep

from tests.benchmarks.measuring import CORE, CREDIT_TUTOR, core, in_turn, process, seconds_of, show
from tests.benchmarks.peers import write_plain, write_plain_class, write_same_checks
from tutor.checking.preparation import prepare
from tutor.checking.suite import read_suite
from tutor.course import Course, Exercise, load_course
from tutor.grading.gradebook import Gradebook

CLASS = int(os.environ.get("CREDIT_TUTOR_CLASS", "10000"))
SMALL = 200
"""Students whose files are also imported by one pytest run."""

_NO_PLUGINS = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

_TWIST = """

def _twisted(right):
    def twisted(*args, **kwargs):
        answer = right(*args, **kwargs)
        if isinstance(answer, list) and answer:
            return {expression}
        return answer
    return twisted


{names} = {twisted},
"""
_COMMON = ("answer[::-1]", "[2 * number for number in answer]", "answer[:-1] + [0]", "[abs(n) for n in answer]")
_OWN = "[{factor} * number for number in answer]"


def main() -> None:
    """Measure and print."""
    course = load_course()
    with tempfile.TemporaryDirectory() as name:
        _against_pytest(course, Path(name))
        _class_of_individuals(course, Path(name))
        _large_class(course, Path(name))


def _against_pytest(course: Course, folder: Path) -> None:
    """Compare a class of right answers, so that pytest has no failure to draw."""
    quiet = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    alone: dict[str, float] = dict.fromkeys(("plain", "same"), 0.0)
    for exercise in core(course):
        prepared = prepare(course, read_suite(exercise), 1)
        (own,) = _right_files(course, [exercise], folder / exercise.id, 1)
        files = {"plain": write_plain(own, exercise, prepared), "same": write_same_checks(own, exercise)}
        cold = {name: process([*quiet, str(file)], own, **_NO_PLUGINS) for name, file in files.items()}
        alone = {name: alone[name] + time for name, time in in_turn(cold, 3).items()}
        write_plain_class(folder, exercise, prepared)
    _right_files(course, core(course), folder / "class", SMALL)
    whole = [*quiet, *(str(path) for path in sorted(folder.glob("test_class_*.py")))]
    grade = [CREDIT_TUTOR, "grade", str(folder / "class"), "--jobs", "2", "--seed", "1"]
    times = in_turn({"whole": process(whole, folder, **_NO_PLUGINS), "ours": process(grade, folder)}, 3)
    ours = times["ours"]
    show(f"grade {SMALL} students, all right, whole process: each exercise", ours / (SMALL * len(CORE)), "ms", "")
    show("  against a cold pytest of the same checks for each", alone["same"] * SMALL / ours, "x", "40 at least")
    show("  against a cold pytest for each, answers known before", alone["plain"] * SMALL / ours, "x", "40 at least")
    show("  against one plain pytest run that imports them all", times["whole"] / ours, "x", "2 at least")


def _right_files(course: Course, exercises: Sequence[Exercise], folder: Path, students: int) -> list[Path]:
    folders = [folder / f"student {number}" for number in range(students)]
    for own in folders:
        own.mkdir(parents=True)
        for id in {id for exercise in exercises for id in (exercise.id, *exercise.builds_on)}:
            (own / f"{id}.py").write_text(course.exercise(id).solution)
    return folders


def _large_class(course: Course, folder: Path) -> None:
    submissions, book = folder / "submissions", folder / "class.gradebook"
    graded = _hand_in(course, submissions, CLASS // len(CORE), own_ways=False)
    command = _grade(submissions, book)
    before = monotonic()
    memory = _watched(command, book)
    rate = graded / (monotonic() - before)
    show(f"{graded:,} submission-exercises, half wrong in common ways, two jobs", rate, "/s", "100 at least")
    at_first = max((size for count, size in memory if count <= 1000), default=0.0)
    show("  the parent's memory at most", max(size for _, size in memory), "MB", "200 at most")
    show("  of which it grew after the first thousand", max(size for _, size in memory) - at_first, "MB", "none")
    show("  the same command again: all is graded", _seconds(command), "s", "3 at most")
    shutil.rmtree(submissions)


def _class_of_individuals(course: Course, folder: Path) -> None:
    graded = _hand_in(course, folder / "individuals", SMALL, own_ways=True)
    rate = graded / _seconds(_grade(folder / "individuals", folder / "individuals.gradebook"))
    show(f"{graded:,} submission-exercises, half wrong, no two in the same way", rate, "/s", "")


def _grade(submissions: Path, book: Path) -> list[str]:
    return [CREDIT_TUTOR, "grade", str(submissions), "--gradebook", str(book), "--jobs", "2", "--seed", "1"]


def _seconds(command: list[str]) -> float:
    return seconds_of(lambda: subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True))


def _hand_in(course: Course, folder: Path, students: int, *, own_ways: bool) -> int:
    """Write the files of some students, half of them right, and return how many; no two texts are alike."""
    for number in range(students):
        own = folder / f"student {number}"
        own.mkdir(parents=True)
        for place, exercise in enumerate(core(course)):
            text = f"# student {number}\n{exercise.solution}"
            if (number + place) % 2:
                common = _COMMON[(number + place) // 2 % len(_COMMON)]
                text += _twist(exercise, _OWN.format(factor=1.5 + number / 1000) if own_ways else common)
            (own / exercise.file_name).write_text(text)
    return students * len(CORE)


def _twist(exercise: Exercise, expression: str) -> str:
    names = ", ".join(exercise.functions)
    twisted = ", ".join(f"_twisted({name})" for name in exercise.functions)
    return _TWIST.format(expression=expression, names=f"{names},", twisted=twisted)


def _watched(command: list[str], book: Path) -> list[tuple[int, float]]:
    """Run a grading and return, over time, how many grades there were and how much memory its process had, in MB."""
    seen = []
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as run:
        while run.poll() is None:
            sleep(1)
            if book.exists() and (size := _megabytes(run.pid)):
                with Gradebook.existing(book) as opened:
                    seen.append((len(opened.marks()), size))
    return seen


def _megabytes(pid: int) -> float:
    try:
        found = re.search(r"^VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
    except OSError:
        return 0.0
    return int(found[1]) / 1024 if found else 0.0
