"""The tabs of the narrow layout."""

from textual.content import Content
from textual.style import Style
from textual.widgets import Static

PANES = {"lesson": "Lesson", "code": "Code", "checks": "Checks", "picture": "Picture", "playground": "Playground"}
WIDEST_GAP = 3


class PaneBar(Static):
    """One line that names the panes and which of them is in front."""

    def __init__(self) -> None:
        super().__init__(id="pane-bar")
        self.auto_links = False
        self._front = "lesson"
        self._notes: dict[str, str] = {}

    def show(self, front: str | None = None, **notes: str) -> None:
        """Name another pane as the one in front, or put a note such as "7/9" beside a name."""
        self._front = front or self._front
        self._notes |= notes
        self.refresh(layout=False)

    def render(self) -> Content:
        """Draw the names."""
        tabs = [self._tab(pane, number) for number, pane in enumerate(PANES, 1)]
        room = self.size.width - sum(tab.cell_length for tab in tabs)
        return Content(" " * min(max(room // (len(tabs) - 1), 1), WIDEST_GAP)).join(tabs)

    def _tab(self, pane: str, number: int) -> Content:
        note = f" {self._notes[pane]}" if self._notes.get(pane) else ""
        look = "bold $accent underline" if pane == self._front else "$text-muted"
        click = Style.from_meta({"@click": f"screen.pane('{pane}')"})
        return Content.assemble((f"{number} ", "$text-muted"), (PANES[pane] + note, look)).stylize(click)
