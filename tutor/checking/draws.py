"""Strategies for the inputs of this course, and a short way to write a trajectory.

Everything is drawn through `sampled_from`, which shrinks to its first entry: the most telling values come first.
Numbers lie on halves and groups are small, so a spread is zero or at least 0.16, and float32, a small epsilon or
another order of summation never fail by chance.
"""

from collections.abc import Sequence
from typing import Any

from hypothesis.strategies import SearchStrategy, lists, sampled_from, tuples

Number = int | float

Step = tuple[str, str, str]
"""A step of a trajectory through states: state, action, next state."""


def halves(lowest: float = -8, highest: float = 8) -> SearchStrategy[Number]:
    """Numbers on halves between two bounds, integers as int; 0 and 1 come first, then by size."""
    doubled = range(round(lowest * 2), round(highest * 2) + 1)
    values: list[Number] = [n // 2 if n % 2 == 0 else n / 2 for n in doubled]
    return sampled_from(
        sorted(values, key=lambda value: (value not in (0, 1), value != int(value), abs(value), value < 0))
    )


def zero_one() -> SearchStrategy[Number]:
    """A reward of 0 or 1."""
    return sampled_from([0, 1])


def groups(min_size: int = 1, max_size: int = 8, of: SearchStrategy[Any] | None = None) -> SearchStrategy[list[Any]]:
    """The rewards of one group, at most eight of them; on halves unless `of` says otherwise."""
    return lists(halves() if of is None else of, min_size=min_size, max_size=max_size)


def trajectory(text: str) -> list[Step]:
    """A trajectory of a text in which states and actions take turns: "s0 a s1 b s2" is two steps."""
    words = text.split()
    return list(zip(words[:-2:2], words[1:-1:2], words[2::2], strict=True))


def trajectories_through(states: Sequence[str], actions: Sequence[str] = ("a", "b")) -> SearchStrategy[list[Step]]:
    """Trajectories of one step to four that begin in the first of the states and end in any."""
    moves = lists(tuples(sampled_from(actions), sampled_from(states)), min_size=1, max_size=4)
    return moves.map(lambda drawn: _from(states[0], drawn))


def _from(start: str, moves: Sequence[tuple[str, str]]) -> list[Step]:
    states = [start, *(state for _, state in moves)]
    return [(here, action, there) for here, (action, there) in zip(states, moves, strict=False)]
