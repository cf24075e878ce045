"""How far a grading is: a bar on a terminal, with the rate and the time that is left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task
from rich.text import Text

from tutor.cli.terminal import terminal
from tutor.views.words import MUTED

_T = TypeVar("_T")


def with_bar(items: Iterable[_T], total: int) -> Iterator[_T]:
    """Yield the items, and show on stderr how many of them there have been; the bar goes when all are there."""
    columns = (BarColumn(), MofNCompleteColumn(), _Pace())
    with Progress(*columns, console=terminal(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        for item in items:
            progress.advance(task)
            yield item


class _Pace(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(pace(task.completed, task.total or 0, task.elapsed or 0), MUTED)


def pace(done: float, total: float, seconds: float) -> str:
    """Return the rate since the beginning and the time that is left at it; nothing before anything is done.

    Items come many at a time, so that the rate of the last few says nothing.
    """
    if not done or not seconds:
        return ""
    minutes, rest = divmod(round((total - done) * seconds / done), 60)
    return f"{done / seconds:.0f} a second, {minutes}:{rest:02} left"
