"""The first line of a screen."""

from pathlib import Path

from textual.content import Content
from textual.widgets import Static

from tutor.app.paths import home_path

State = tuple[Content, ...]
"""The same thing said in ever fewer words."""


class Heading(Static):
    """What this is on the left; on the right, in as many words as there is room for, how it stands."""

    def __init__(self, title: str, state: State = ()) -> None:
        super().__init__(id="heading", markup=False)
        self._title = title
        self._state = state

    def state(self, state: State) -> None:
        """Say something else on the right."""
        self._state = state
        self.refresh()

    def render(self) -> Content:
        """Draw both ends."""
        left = Content.assemble(("credit-tutor", "$text-muted"), ("  ", ""), (self._title, "bold"))
        for state in self._state:
            gap = self.size.width - left.cell_length - state.cell_length
            if gap > 1:
                return Content.assemble(left, " " * gap, state)
        return left


def folder_state(path: Path) -> State:
    """Say where the learner's files are."""
    return (Content.styled(f"your files: {home_path(path)}", "$text-muted"),)


def watch_state(path: Path, *, checking: bool, unsaved: bool, unchecked: bool) -> State:
    """Say that a file is watched, is being checked, does not hold yet what is typed, or is newer than its verdict."""
    if checking:
        return (Content.styled("◌ checking", "$accent"),)
    if unsaved:
        return tuple(Content.styled(text, "$warning") for text in ("○ not saved yet", "○ unsaved"))
    if unchecked:
        words = ("○ saved, not checked: F2 checks it", "○ saved, not checked", "○ not checked")
        return tuple(Content.styled(text, "$warning") for text in words)
    what = (f" watching {home_path(path)}", f" watching {path.name}", " watching", "")
    return tuple(Content.assemble(("●", "$accent"), (text, "$text-muted")) for text in what)
