"""The answer as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from tutor.checking.report import CheckResult
from tutor.views.picture import NOTHING_YET, picture
from tutor.views.units import unit_of

if TYPE_CHECKING:
    from tutor.checking.depicting import Depiction


class PicturePane(VerticalScroll):
    """A picture of the answer of the check that is chosen, the right one and the learner's."""

    def __init__(self, units: Mapping[str, str]) -> None:
        super().__init__(id="picture", classes="pane")
        self.border_title = " 4 Picture "
        self._units = units
        self._result: CheckResult | None = None
        self._depiction: Depiction | None = None

    def compose(self) -> ComposeResult:
        """One renderable."""
        yield Static(NOTHING_YET, id="picture-body", markup=False)

    def show(self, result: CheckResult | None, depiction: Depiction | None = None) -> None:
        """Draw the answer of this check, as a scene where it has one."""
        self._result, self._depiction = result, depiction
        self._draw()

    def on_resize(self) -> None:
        """Pictures are as wide as there is room."""
        self._draw()

    def _draw(self) -> None:
        width = self.scrollable_content_region.width
        if self._result is not None and width > 0:
            drawn = picture(self._result, unit_of(self._result, self._units), width, self._depiction)
            self.query_one("#picture-body", Static).update(drawn)
