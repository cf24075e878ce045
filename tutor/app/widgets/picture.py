"""The answer as a picture."""

from collections.abc import Mapping

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from tutor.checking.report import CheckResult
from tutor.views.picture import NOTHING_YET, picture
from tutor.views.units import unit_of


class PicturePane(VerticalScroll):
    """Bars for the answer of the check that is chosen, the right one and the learner's."""

    def __init__(self, units: Mapping[str, str]) -> None:
        super().__init__(id="picture", classes="pane")
        self.border_title = " 4 Picture "
        self._units = units
        self._result: CheckResult | None = None

    def compose(self) -> ComposeResult:
        """One renderable."""
        yield Static(NOTHING_YET, id="picture-body", markup=False)

    def show(self, result: CheckResult | None) -> None:
        """Draw the answer of this check."""
        self._result = result
        self._draw()

    def on_resize(self) -> None:
        """Bars are as long as there is room."""
        self._draw()

    def _draw(self) -> None:
        width = self.scrollable_content_region.width
        if self._result is not None and width > 0:
            drawn = picture(self._result, unit_of(self._result, self._units), width)
            self.query_one("#picture-body", Static).update(drawn)
