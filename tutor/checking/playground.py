"""The playground: single calls of a learner's functions, in a child that stays open between them."""

import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tutor.checking.author import Check
from tutor.checking.converse import converse
from tutor.checking.partner import ChildPartner, Loader, submission_loader
from tutor.checking.running import learner_loader
from tutor.checking.scene_making import scene_of
from tutor.checking.scenes import Scene
from tutor.checking.starts import Draft, starts
from tutor.checking.suite import Suite, read_suite
from tutor.checking.transcript import Call, Failure
from tutor.course import Course, Exercise
from tutor.sandbox import Child, Ended, Raised, Returned, Sandbox, Submission
from tutor.sandbox.answers import Answer

SEED = 0
"""Both sides begin with the same random numbers in every call, so that the same input gives the same answer."""


@dataclass(frozen=True)
class Played:
    """What one call came to: the call with its answer, and why the answer does not count where it does not.

    `is_in_file` tells a fault of the whole file, for which nothing was called; `scene` is the answer's picture, or a
    sentence where the course failed to make it; `version` is the digest of the learner's file.
    """

    call: Call
    failure: Failure | None = None
    printed: str = ""
    is_in_file: bool = False
    scene: Scene | str | None = None
    version: str = ""


class Playground:
    """Calls the functions of one exercise, the learner's and the reference's, each in a child of its own.

    The reference has a child, and does not run here as it does for checks: what is typed may keep it busy for ever,
    and then it must be possible to end it. Both children are confined, have the exercise's deadlines and never meet.

    One call at a time; `interrupt` and `close` may be called from any thread, also during a call.
    """

    def __init__(self, course: Course, exercise: Exercise, sandbox: Sandbox) -> None:
        self._course = course
        self._exercise = exercise
        self._sandbox = sandbox
        self._calling = threading.Lock()
        self._children: dict[str, Child] = {}
        self._closed = self._interrupted = False
        self._mine: _Loaded | None = None
        self._reference: ChildPartner | None = None

    @cached_property
    def suite(self) -> Suite:
        """The exercise's checks, of which the forms, the scenes and what to begin with are used.

        Raises:
            CourseError: they are not as they must be.
        """
        return read_suite(self._exercise)

    @cached_property
    def starts(self) -> dict[str, Draft]:
        """The call that each function begins with.

        Raises:
            CourseError: the course does not say.
        """
        return starts(self.suite, self._course.solution(self._exercise))

    def play(self, draft: Draft, submission: Submission) -> Played:
        """Call the learner's function; a file that has changed since the last call is loaded into a fresh child.

        Raises:
            SandboxError: no child can be had.
        """
        with self._calling:
            return replace(self._play(draft, submission), version=submission.digest)

    def refer(self, draft: Draft) -> Played:
        """Call the reference.

        Raises:
            SandboxError: no child can be had.
        """
        with self._calling:
            if self._reference is None:
                others = {id: self._course.exercise(id).solution for id in self._exercise.builds_on}
                load = submission_loader(self._exercise, self._exercise.solution, others, {})
                self._reference = self._partner("reference", load)
            return self._hold(draft, self._reference)

    def interrupt(self) -> None:
        """End the call that is being made, if any; the next call has a fresh child."""
        self._interrupted = True
        for child in list(self._children.values()):
            child.end()

    def close(self) -> None:
        """Let both children go, for good."""
        self._closed = True
        self.interrupt()

    def _play(self, draft: Draft, submission: Submission) -> Played:
        if submission.problem is not None:
            return Played(_call(draft), Failure("unreadable", submission.problem), is_in_file=True)
        if self._mine is None or self._mine.digest != submission.digest:
            self._mine = self._load(submission)
        mine = self._mine
        if mine.fault is None:
            return self._hold(draft, mine.partner)
        if self._interrupted:
            self._mine = None  # a child that was ended from here says nothing of the file
        return Played(_call(draft), mine.fault, mine.printed, is_in_file=True)

    def _load(self, submission: Submission) -> "_Loaded":
        if self._mine is not None:
            self._mine.partner.end()
        self._interrupted = False
        partner = self._partner("mine", learner_loader(self._course, self._exercise, submission))
        loaded = partner.start()
        return _Loaded(submission.digest, partner, _fault(loaded), loaded.printed)

    def _partner(self, whose: str, load: Loader) -> ChildPartner:
        def noting(child: Child) -> Returned | Raised | Ended:
            self._children[whose] = child
            if self._closed:
                child.end()
            return load(child)

        return ChildPartner(self._sandbox, noting, self._exercise.facts.call_deadline)

    def _hold(self, draft: Draft, partner: ChildPartner) -> Played:
        args, kwargs = draft.passed()

        def body(submission: Any) -> Iterator[Any]:
            yield getattr(submission, draft.function)(*args, **kwargs)

        check = Check(draft.function, "", body, (), None, law=False, example=False, points=0)
        held = converse(check, (), partner, self.suite.forms, SEED)
        # A form that stumbles over what was typed says nothing of the answer.
        failure = None if held.failure is not None and held.failure.kind == "body" else held.failure
        call = held.calls[0]
        return Played(call, failure, held.printed, scene=scene_of(self.suite, call) if failure is None else None)


@dataclass(frozen=True)
class _Loaded:
    """A file in its child, or why it does not run; `printed` is what it wrote while it was loaded."""

    digest: str
    partner: ChildPartner
    fault: Failure | None
    printed: str


def _call(draft: Draft) -> Call:
    args, kwargs = draft.passed()
    return Call(draft.function, tuple(args), kwargs)


def _fault(loaded: Answer) -> Failure | None:
    if isinstance(loaded, Returned):
        return None
    if isinstance(loaded, Raised):
        return Failure("raised", f"Your file raised {loaded.type_name}.", loaded.type_name, frames=loaded.frames)
    return Failure(loaded.kind, loaded.sentence, frames=loaded.frames)
