"""What the author of a check writes with: `check`, `near`, `close` and the forms of answers.

A check is a function that talks to whoever implements the exercise and yields what matters:

    RETURNS = {"grpo_advantages": forms.numbers(as_many_as=0)}

    @check("A group of equal rewards teaches nothing", example=True)
    def equal_rewards(submission):
        yield submission.grpo_advantages([1, 1, 1, 1])

    @check("Any group", given=groups(), examples=[[1, 0], [0.5, 0.25, 0.0]])
    def any_group(submission, rewards):
        yield submission.grpo_advantages(rewards)

The same function is held with the solution, the learner's code and every misconception; the yields are compared.
Nobody writes an expected value into a check.
"""

import inspect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from tutor.checking import forms
from tutor.checking.report import Tolerance
from tutor.course import CourseError

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

__all__ = ["Check", "Close", "Near", "check", "close", "forms", "near"]

Body = Callable[..., Iterator[Any]]


@dataclass(frozen=True)
class Check:
    """One check: its body, the inputs that always run, and the strategy that more are drawn from."""

    name: str
    title: str
    body: Body
    examples: tuple[Any, ...]
    given: "SearchStrategy[Any] | None"
    law: bool
    example: bool
    points: int

    @cached_property
    def arguments(self) -> int:
        """How many parameters the body takes beside the submission."""
        return len(inspect.signature(self.body).parameters) - 1

    def unpack(self, example: Any) -> tuple[Any, ...]:
        """Return the body's arguments for one example."""
        if self.arguments == 0:
            return ()
        return (example,) if self.arguments == 1 else tuple(example)


@dataclass(frozen=True)
class Near:
    """A value to be compared within its own tolerance."""

    value: Any
    tolerance: Tolerance


@dataclass(frozen=True)
class Close:
    """Two answers of the same partner that must be equal; both are kept for the diff."""

    left: Any
    right: Any
    tolerance: Tolerance


def check(
    title: str,
    *,
    given: "SearchStrategy[Any] | None" = None,
    examples: Sequence[Any] = (),
    law: bool = False,
    example: bool = False,
    points: int = 1,
) -> Callable[[Body], Check]:
    """Make a check of a generator function whose first parameter is the submission.

    Args:
        title: what is true of a right answer, for the learner.
        given: a Hypothesis strategy, of tuples for a body with several parameters; 25 inputs are drawn for each seed.
        examples: pinned inputs, which always run; each is one conversation.
        law: the check holds two answers of the same partner against each other, and explains more than it catches.
        example: the lesson shows this input, so graded feedback may show it too.
        points: what passing is worth.

    Raises:
        CourseError: the body takes no submission, or takes inputs that nothing provides.
    """

    def make(body: Body) -> Check:
        name = getattr(body, "__name__", "check")
        made = Check(name, title, body, tuple(examples), given, law, example, points)
        if made.arguments < 0:
            raise CourseError(f"The check {name} needs a parameter for the submission.")
        if law and example:
            raise CourseError(f"The check {name} cannot be a law and an example: laws wait for the examples.")
        if (made.arguments > 0) != bool(made.examples or given is not None):
            raise CourseError(f"The check {name} must take inputs exactly when it has examples= or given=.")
        return made

    return make


def near(value: Any, *, rel: float = Tolerance.rel, abs: float = Tolerance.abs) -> Near:
    """Yield `value` with a tolerance of its own: |got - expected| <= abs + rel * |expected|."""
    return Near(value, Tolerance(rel, abs))


def close(left: Any, right: Any, *, rel: float = Tolerance.rel, abs: float = Tolerance.abs) -> Close:
    """Yield that two answers must be equal within the tolerance; never raises, whatever they are."""
    return Close(left, right, Tolerance(rel, abs))
