"""The bottom line: the few keys that matter here."""

from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from tutor.app.actions import Action, actions_of, spoken


class KeyLine(Static):
    """One line of keys and labels made from the table of actions; each can be clicked.

    What does not fit is left out from the right, except the last two, which lead to everything else.
    """

    def __init__(self, *where: str) -> None:
        super().__init__(classes="key-line")
        self.auto_links = False
        self._lead = Content("")
        self.where(*where)

    def where(self, *where: str) -> None:
        """Show the keys of these places."""
        self._actions = [action for action in actions_of(*where) if action.label]
        self.refresh()

    def render(self) -> Content:
        """Draw as many keys as fit."""
        parts = [self._part(action) for action in self._actions]
        kept = _fitting([part.cell_length + GAP for part in parts], self.size.width - self._lead.cell_length - GAP)
        return Content("   ").join([self._lead] * bool(self._lead.plain) + [parts[i] for i in kept])

    def lead(self, key: str = "", label: str = "") -> None:
        """Put a key before the others that matters only now, such as how to leave the editor; none without one."""
        self._lead = _key_and_label(key, label) if key else Content("")
        self.refresh()

    def _part(self, action: Action) -> Content:
        click = Style.from_meta({"@click": f"{_doer(action)}.{action.id}"})
        key = spoken((*action.keys, *action.letters)[0])
        return _key_and_label(key, action.label).stylize(click)


GAP = 3


def _doer(action: Action) -> str:
    if "app" in action.where:
        return "app"
    return "focused" if "playground" in action.where else "screen"


def _key_and_label(key: str, label: str) -> Content:
    return Content.assemble((key, "bold $accent"), f" {label}")


def _fitting(widths: list[int], room: int) -> list[int]:
    """Return which entries fit into `room` cells: the last two first, then the others from the left."""
    if not widths:
        return []
    last = list(range(max(len(widths) - 2, 0), len(widths)))
    room -= sum(widths[i] for i in last)
    kept: list[int] = []
    for index in range(last[0]):
        room -= widths[index]
        if room < 0:
            break
        kept.append(index)
    return kept + last
