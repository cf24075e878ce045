"""Whoever implements the exercise: the solution in our process, or code in a child."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from tutor.checking.comparison import same
from tutor.checking.report import Tolerance
from tutor.course import Exercise
from tutor.sandbox import Child, Ended, Raised, Returned, Sandbox
from tutor.sandbox.answers import Answer
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
    """

    def __init__(self, sandbox: Sandbox, load: Loader, deadline: float) -> None:
        self._sandbox = sandbox
        self._load = load
        self._deadline = deadline
        self._child: Child | None = None

    def start(self) -> Returned | Raised | Ended:
        """Load the code in a fresh child."""
        self.end()
        self._child = self._sandbox.child()
        return self._load(self._child)

    def call(self, function: str, args: Sequence[Any], kwargs: Mapping[str, Any], seed: int | None) -> Answer:
        """Call one function in the child, and once more unless an argument is callable."""
        if self._child is None or not self._child.alive:
            loaded = self.start()
            if not isinstance(loaded, Returned):
                return loaded
        child = self._child
        assert child is not None
        if _has_callable([*args, *kwargs.values()]):
            return child.call(function, args, kwargs, deadline=self._deadline, seed=seed)
        first, second = child.call_twice(function, args, kwargs, deadline=self._deadline, seed=seed)
        if not isinstance(first, Returned) or first.changed_input:
            return first
        if isinstance(second, Returned) and same(first.value, second.value, Tolerance()):
            return first
        return _unstable(second, first)

    def end(self) -> None:
        """Let the child go."""
        if self._child is not None:
            self._child.end()
            self._child = None


def _has_callable(value: Any) -> bool:
    if is_flat(value):
        return False
    if type(value) in (list, tuple):
        return any(map(_has_callable, value))
    return any(map(_has_callable, value.values())) if type(value) is dict else callable(value)


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
        return child.load(source, exercise.id, modules=others, stubs=stubs, deadline=exercise.facts.import_deadline)

    return load
