"""The top line of an exercise."""

from pathlib import Path

from textual.content import Content
from textual.widgets import Static


class Heading(Static):
    """What this is on the left; on the right, what the tutor watches."""

    def __init__(self, title: str, state: Content | None = None) -> None:
        super().__init__(id="heading", markup=False)
        self._title = title
        self._state = state or Content("")

    def state(self, state: Content) -> None:
        """Say something else on the right."""
        self._state = state
        self.refresh()

    def render(self) -> Content:
        """Draw both ends, the right one only where there is room."""
        left = Content.assemble(("credit-tutor", "$text-muted"), ("  ", ""), (self._title, "bold"))
        gap = self.size.width - left.cell_length - self._state.cell_length
        return Content.assemble(left, " " * gap, self._state) if gap > 1 else left


def watch_state(path: Path, *, unsaved: bool) -> Content:
    """Say that a file is watched, or that what is typed is not in it yet."""
    if unsaved:
        return Content.styled("○ not saved yet", "$warning")
    return Content.assemble(("● ", "$accent"), (f"watching {_short(path)}", "$text-muted"))


def folder_state(path: Path) -> Content:
    """Say where the learner's files are."""
    return Content.styled(f"your files: {_short(path)}", "$text-muted")


def _short(path: Path) -> str:
    home = Path.home()
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)
