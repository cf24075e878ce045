"""Whoever implements the exercise: the solution in our process, or code in a child."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from tutor.checking.comparison import same
from tutor.checking.report import Tolerance
from tutor.course import Exercise
from tutor.sandbox import (
    Answer,
    Child,
    EncodedCall,
    Ended,
    Heard,
    Raised,
    Returned,
    Sandbox,
    answers_heard,
    encode_call,
)  # fmt: skip
from tutor.sandbox.codec import copy_arguments, is_flat, normalise


class Partner(Protocol):
    """Answers calls of the exercise's functions."""

    def call(self, function: str, args: Sequence[Any], kwargs: Mapping[str, Any], seed: int | None) -> Answer:
        """Call one function with fresh copies of plain arguments; `seed` reseeds the generators first."""


class SolutionPartner:
    """The reference solution: trusted, in our own process, through the same codec."""

    def __init__(self, namespace: Mapping[str, Any]) -> None:
        self._namespace = namespace

    def call(self, function: str, args: Sequence[Any], kwargs: Mapping[str, Any], seed: int | None) -> Answer:
        """Call the solution's function; `seed` changes nothing, since a solution is deterministic."""
        copied_args, copied_kwargs = copy_arguments(args, kwargs)
        try:
            return Returned(normalise(self._namespace[function](*copied_args, **copied_kwargs)))
        except Exception as error:
            return Raised(type(error).__name__, str(error))


Loader = Callable[[Child], Returned | Raised | Ended]


class ChildPartner:
    """Code in a child process; after a death a fresh child is loaded for the next call.

    Every call is made twice, on fresh copies: a second answer that is not the first is the ending "unstable".
    `asked` counts the calls that were made in their turn, and not ahead of it.
    """

    def __init__(self, sandbox: Sandbox, load: Loader, deadline: float) -> None:
        self._sandbox = sandbox
        self._load = load
        self._deadline = deadline
        self._child: Child | None = None
        self._heard: dict[bytes, Heard] = {}
        self.asked = 0

    def start(self) -> Returned | Raised | Ended:
        """Load the code in a fresh child."""
        self.end()
        self._child = self._sandbox.child()
        return self._load(self._child)

    def call(self, function: str, args: Sequence[Any], kwargs: Mapping[str, Any], seed: int | None) -> Answer:
        """Call one function in the child, and once more unless an argument is callable."""
        if has_callable([*args, *kwargs.values()]):
            child = self._living()
            if not isinstance(child, Child):
                return child
            return child.call(function, args, kwargs, deadline=self._deadline, seed=seed)
        first, second = self._twice(encode_call(function, args, kwargs, seed))
        if not isinstance(first, Returned) or first.changed_input:
            return first
        if isinstance(second, Returned) and same(first.value, second.value, Tolerance()):
            return first
        return _unstable(second, first)

    def call_ahead(self, calls: Sequence[EncodedCall], until: float) -> None:
        """Make calls that are sure to come, many at once; what came of them is kept until they are made.

        None is begun after `until`, a reading of time.monotonic().
        """
        if self._child is not None and self._child.alive:
            heard = self._child.call_ahead(calls, deadline=self._deadline, until=until)
            self._heard.update(zip((call.frame for call in calls), heard, strict=False))

    def heard(self, call: EncodedCall) -> Heard | None:
        """Return what came of a call that was made ahead of its time, if it was."""
        return self._heard.get(call.frame)

    def _twice(self, call: EncodedCall) -> tuple[Answer, Answer]:
        if (heard := self.heard(call)) is not None:
            return answers_heard(heard)
        child = self._living()
        return child.call_twice(call, deadline=self._deadline) if isinstance(child, Child) else (child, child)

    def _living(self) -> Child | Raised | Ended:
        """Return the child for one call, or what kept a fresh one from loading."""
        self.asked += 1
        if self._child is None or not self._child.alive:
            loaded = self.start()
            if not isinstance(loaded, Returned):
                return loaded
        assert self._child is not None
        return self._child

    def end(self) -> None:
        """Let the child go."""
        if self._child is not None:
            self._child.end()
            self._child = None


def has_callable(value: Any) -> bool:
    """Return whether a value is callable, or holds something that is."""
    if is_flat(value):
        return False
    if type(value) in (list, tuple):
        return any(map(has_callable, value))
    return any(map(has_callable, value.values())) if type(value) is dict else callable(value)


def _unstable(second: Answer, first: Returned) -> Answer:
    if isinstance(second, Ended):
        return second
    what = f"raised {second.type_name}" if isinstance(second, Raised) else "gave another answer"
    sentence = (
        f"called twice with the same input, your function {what} the second time. "
        "Does it keep something between calls, such as a global list or a default argument that it changes?"
    )
    return Ended("unstable", sentence, printed=first.printed)


def submission_loader(
    exercise: Exercise,
    source: str,
    others: Mapping[str, str],
    stubs: Mapping[str, Mapping[str, Callable[..., Any]]],
) -> Loader:
    """Return how to load a learner's file, with their other files and stubs for those that are missing."""

    def load(child: Child) -> Returned | Raised | Ended:
        deadline = exercise.facts.import_deadline
        return child.load(
            source, exercise.id, modules=others, stubs=stubs, wanted=exercise.functions, deadline=deadline
        )

    return load
