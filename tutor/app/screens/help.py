"""Help, made from the table of actions, so that it cannot lie."""

from collections.abc import Iterable
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tutor.app.actions import ACTIONS, Action, spoken
from tutor.app.screens.base import Sheet
from tutor.views.words import ACCENT, HEADING, MUTED

_WITHOUT_LETTERS = (
    "Single letters work while no text is being edited: escape leaves the editor. In terminals that keep a key for "
    "themselves, use its twin or the palette. F2 to F9 may need fn."
)


class HelpSheet(Sheet[None]):
    """Every action with its keys."""

    def __init__(self) -> None:
        super().__init__("Help")

    def body(self) -> RenderableType:
        """A table for each group."""
        parts: list[RenderableType] = [Text(_WITHOUT_LETTERS, MUTED)]
        for group, actions in groupby(sorted(ACTIONS, key=_order), key=lambda action: action.group):
            parts += [Text(), Text(group, HEADING), _table(actions)]
        return Group(*parts)


def _order(action: Action) -> int:
    groups = list(dict.fromkeys(known.group for known in ACTIONS))
    return groups.index(action.group)


def _table(actions: Iterable[Action]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(width=16, no_wrap=True)
    table.add_column(ratio=1)
    rows: dict[str, list[str]] = {}
    for action in actions:
        rows.setdefault(action.title, []).extend(map(spoken, (*action.keys, *action.letters)))
    for title, keys in rows.items():
        table.add_row(Text("  ".join(keys), ACCENT), Text(title))
    return table
