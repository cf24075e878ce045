"""The line that always says how things stand."""

from rich.text import Text
from textual.content import Content
from textual.widgets import Static

from tutor.checking.report import Report
from tutor.views.verdict import verdict_line


class VerdictLine(Static):
    """One line: the latest verdict, or what to do to get one."""

    def __init__(self) -> None:
        super().__init__(id="verdict", markup=False)
        self._report: Report | None = None
        self._after = ""

    def say(self, sentence: str, look: str = "$text-muted") -> None:
        """Say something that is not a verdict."""
        self._report = None
        self.update(Content.styled(sentence, look))

    def show(self, report: Report, after: str = "") -> None:
        """Show a verdict; `after` follows it when everything passed."""
        self._report, self._after = report, after
        self._draw()

    def on_resize(self) -> None:
        """The verdict is as long as there is room."""
        self._draw()

    def _draw(self) -> None:
        if self._report is not None:
            line = verdict_line(self._report, max(self.content_size.width - len(self._after), 20))
            self.update(Text.assemble(line, (self._after, "dim")))
