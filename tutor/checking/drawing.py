"""Drawing inputs and shrinking a failing one, by Hypothesis, from a seed alone."""

import threading
from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, Verbosity, find, given, seed, settings
from hypothesis.errors import Flaky, NoSuchExample
from hypothesis.internal.conjecture.providers import AVAILABLE_PROVIDERS, HypothesisProvider
from hypothesis.strategies import SearchStrategy

EXAMPLES = 25
SHRINK_EXAMPLES = 200
_BACKEND = "credit-tutor"
_one_at_a_time = threading.Lock()


class _SeedOnly(HypothesisProvider):
    """Hypothesis's own generator without the constants that it collects from whatever local modules are loaded.

    Those would make the same seed draw other inputs in the app than on the command line.
    """

    def _maybe_draw_constant(self, *args: Any, **kwargs: Any) -> None:
        return None


AVAILABLE_PROVIDERS[_BACKEND] = _SeedOnly

_QUIET = settings(
    database=None,
    deadline=None,
    backend=_BACKEND,
    verbosity=Verbosity.quiet,
    suppress_health_check=list(HealthCheck),
    report_multiple_bugs=False,
    print_blob=False,
)


def draw(strategy: SearchStrategy[Any], number: int) -> list[Any]:
    """Return 25 inputs from `strategy`, the same for the same seed `number` in every process."""
    drawn: list[Any] = []

    @seed(number)
    @settings(_QUIET, max_examples=EXAMPLES, phases=[Phase.generate])
    @given(strategy)
    def collect(value: Any) -> None:
        drawn.append(value)

    with _one_at_a_time:
        collect()
    return drawn


class Stopped(Exception):
    """Raised inside a shrink's condition to end it."""


def smallest(strategy: SearchStrategy[Any], fails: Callable[[Any], bool], number: int) -> Any:
    """Return the smallest input on which `fails` is true, as far as the search came; None where it found none.

    `fails` may raise `Stopped` to end the search, and may answer another time differently: code under test may keep
    something between calls. The last input on which it was true is returned then.
    """
    found: list[Any] = []

    def condition(value: Any) -> bool:
        if fails(value):
            found.append(value)
            return True
        return False

    quick = settings(_QUIET, max_examples=SHRINK_EXAMPLES, phases=[Phase.generate, Phase.shrink])
    try:
        with _one_at_a_time:
            return find(strategy, condition, settings=quick, random=Random(number))
    except NoSuchExample:
        return None
    except (Stopped, Flaky):
        return found[-1] if found else None
