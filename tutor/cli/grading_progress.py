"""How far a grading is: a bar on a terminal, with the rate and the time that is left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from tutor.cli.terminal import terminal
from tutor.views.words import MUTED

_T = TypeVar("_T")


def with_bar(items: Iterable[_T], total: int) -> Iterator[_T]:
    """Yield the items, and show on stderr how many of them there have been; the bar goes when all are there."""
    columns = (BarColumn(), MofNCompleteColumn(), _Rate(), TimeRemainingColumn(compact=True))
    with Progress(*columns, console=terminal(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        for item in items:
            progress.advance(task)
            yield item


class _Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.0f} a second" if speed else "", MUTED)
