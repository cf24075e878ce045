"""A close look at one check."""

from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from textual.binding import BindingType

from tutor.app.actions import bindings
from tutor.app.screens.base import Sheet
from tutor.app.screens.source import show_source
from tutor.checking.report import CheckResult, Report
from tutor.course import Exercise
from tutor.views.detail import check_detail, detail_text
from tutor.views.units import unit_of, units_of


class DetailSheet(Sheet[None]):
    """Shows what was expected, what came, where they part, and the call that shows it again."""

    DEFAULT_CLASSES = "-large"
    WHERE: ClassVar[tuple[str, ...]] = ("detail", "modal")
    BINDINGS: ClassVar[list[BindingType]] = bindings("detail")

    def __init__(self, exercise: Exercise, report: Report, result: CheckResult, *, is_open: bool) -> None:
        super().__init__(f"Check {report.checks.index(result) + 1} of {len(report.checks)}")
        self._exercise = exercise
        self._result = result
        self._unit = unit_of(result, units_of(exercise))
        self._is_open = is_open

    def body(self) -> RenderableType:
        """The close look, laid out for the width that there is."""
        return _Reflowing(self._result, self._unit)

    def action_copy(self) -> None:
        """Copy it as plain text."""
        self.app.copy_to_clipboard(detail_text(self._result, self._unit))
        self.notify("Copied, if your terminal lets programs copy.")

    def action_source(self) -> None:
        """Show how the check is written."""
        show_source(self.app, self._exercise, self._result, is_open=self._is_open)


class _Reflowing:
    def __init__(self, result: CheckResult, unit: str) -> None:
        self._result = result
        self._unit = unit

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from check_detail(self._result, options.max_width, self._unit)
