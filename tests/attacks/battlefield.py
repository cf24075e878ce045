"""Where submissions attack: a course with answers worth stealing, a listener, canaries, and a sandbox."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import traces

from tutor.checking.preparation import Preparation, prepare
from tutor.checking.report import Report
from tutor.checking.running import run_checks
from tutor.checking.suite import read_suite
from tutor.course import Course, load_course
from tutor.sandbox import Sandbox, Submission, start_sandbox
from tutor.sandbox.spares import WAITING

HERE = Path(__file__).parent
HONEST = "def double(values): return [2 * value for value in values]\n"
SEED = 7
_PLACE = "WORLD = {}"


@dataclass(frozen=True)
class Expectation:
    """What the first lines of a submission say about it.

    `words` are in the first check's message, or in the sentence about the whole file. Without `points` it earns
    nothing, or everything where its first check is passed.
    """

    outcome: str
    words: str
    exercise: str
    points: int | None

    @classmethod
    def of(cls, source: str) -> "Expectation":
        """Read the lines "# key: value" at the top."""
        said = {}
        for line in source.splitlines():
            key, colon, value = line.removeprefix("# ").partition(":")
            if not line.startswith("# "):
                break
            if colon:
                said.setdefault(key, value.strip())
        outcome, _, words = said["verdict"].partition(":")
        points = said.get("points")
        return cls(outcome, words.strip(), said.get("exercise", "double"), None if points is None else int(points))


@dataclass(frozen=True)
class Battlefield:
    """A sandbox with what is around it, and how all of it was before."""

    sandbox: Sandbox
    course: Course
    preparations: dict[str, Preparation]
    listeners: tuple[socket.socket, socket.socket]
    folder: Path
    before: dict[str, tuple[int, int, int, bytes]]
    processes: int

    @property
    def world(self) -> dict[str, Any]:
        """Where the treasures are, for submissions that would like to know."""
        exercise = self.course.exercise("double")
        return {
            "port": self.listeners[0].getsockname()[1],
            "udp_port": self.listeners[1].getsockname()[1],
            "canary": str(self.folder / "canary"),
            "folder": str(self.folder / "open"),
            "solution": str(exercise.solution_path),
            "checks": str(exercise.checks_path),
            "repo": str(HERE.parents[1]),
            "home": str(Path.home()),
            "pid": os.getpid(),
        }

    def report_on(self, source: str, exercise: str = "double") -> Report:
        """Run the checks on a text that may ask where things are."""
        text = source.replace(_PLACE, f"WORLD = {self.world!r}")
        submission = Submission.from_text("attack.py", text)
        return run_checks(self.course, self.preparations[exercise], submission, self.sandbox).report

    @property
    def lasting(self) -> set[int]:
        """The processes that are there from the first attack to the last: we, and a zygote."""
        return {os.getpid()} | (traces.children() if self.sandbox.kind == "zygote" else set())

    def settled(self) -> bool:
        """Whether, soon, no process is left but those that were there before."""
        return traces.wait_until(lambda: len(traces.descendants()) <= self.processes)

    def visitors(self) -> list[str]:
        """Who has come through the network."""
        came = []
        for name, call in (("tcp", self.listeners[0].accept), ("udp", lambda: self.listeners[1].recv(9))):
            try:
                call()
            except BlockingIOError:
                continue
            came.append(name)
        return came


@contextmanager
def battlefield(folder: Path, kind: Literal["zygote", "spare"] = "zygote") -> Iterator[Battlefield]:
    """Lay out what can be stolen, broken and reached."""
    others = len(traces.descendants())
    own = {"zygote": 2, "spare": WAITING}  # a zygote and a child that waits, or the workers that wait
    course = load_course(HERE / "course")
    (folder / "open").mkdir()
    (folder / "open").chmod(0o777)
    (folder / "canary").write_text("secret")
    preparations = {exercise.id: prepare(course, read_suite(exercise), SEED) for exercise in course.exercises}
    with socket.create_server(("127.0.0.1", 0)) as tcp, socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp:
        udp.bind(("127.0.0.1", 0))
        tcp.setblocking(False)
        udp.setblocking(False)
        with start_sandbox(kind) as sandbox:
            yield Battlefield(
                sandbox, course, preparations, (tcp, udp), folder, traces.snapshot(folder), others + own[kind]
            )  # fmt: skip
