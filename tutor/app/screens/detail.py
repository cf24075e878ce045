"""A close look at one check."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text
from textual.binding import BindingType
from textual.widgets import Static

from tutor.app.actions import bindings
from tutor.app.problem import problem_lines
from tutor.app.screens.base import Sheet
from tutor.app.screens.source import show_source
from tutor.checking.report import CheckResult, Report
from tutor.course import Exercise
from tutor.views.detail import COPY_WIDTH, check_detail, diagnosis_lines, printed_lines
from tutor.views.picture import depiction_lines
from tutor.views.units import unit_of, units_of
from tutor.views.words import HEADING

if TYPE_CHECKING:
    from tutor.checking.depicting import Depiction


class DetailSheet(Sheet[None]):
    """Shows what was expected, what came, where they part, and the call that shows it again."""

    DEFAULT_CLASSES = "-large"
    WHERE: ClassVar[tuple[str, ...]] = ("detail", "modal")
    BINDINGS: ClassVar[list[BindingType]] = bindings("detail")

    def __init__(
        self,
        exercise: Exercise,
        report: Report,
        result: CheckResult,
        is_open: Callable[[], bool],
        depiction: Callable[[CheckResult], Depiction | None],
    ) -> None:
        self._exercise = exercise
        self._report = report
        self.result = result
        self._is_open = is_open
        self._depiction = depiction
        super().__init__(self._heading())

    def show(self, report: Report) -> None:
        """Show what a newer report says of the same check; after a fault of the whole file, the first open check."""
        same = next((check for check in report.checks if check.name == self.result.name), report.checks[0])
        self.result = report.first_failure or same if self._report.problem else same
        self._report = report
        self._draw()

    def _heading(self) -> str:
        if self._report.problem:
            return "Before any check"
        return f"Check {self._report.checks.index(self.result) + 1} of {len(self._report.checks)}"

    def body(self) -> RenderableType:
        """The close look, laid out for the width that there is."""
        return _Reflowing(self)

    def lines(self, width: int) -> list[Text]:
        """Return the close look for a width: a fault of the whole file comes before any check."""
        if self._report.problem:
            return problem_lines(self._report, width)
        unit = unit_of(self.result, units_of(self._exercise))
        shown = check_detail(self.result, width, unit)
        return [
            *shown,
            *diagnosis_lines(self._report, self.result, width),
            *self._scene(width),
            *printed_lines(self._report.printed, width),
        ]

    def _scene(self, width: int) -> Iterator[Text]:
        """Yield the check's scene; bars would only say what stands above once more."""
        depiction = self._depiction(self.result)
        if depiction is not None and (lines := depiction_lines(depiction, width)):
            yield from (Text(), Text("The picture", HEADING), Text(), *lines)

    def action_check_on(self) -> None:
        """Look at the next check."""
        self._step(1)

    def action_check_back(self) -> None:
        """Look at the check before."""
        self._step(-1)

    def _step(self, step: int) -> None:
        checks = self._report.checks
        self.result = checks[(checks.index(self.result) + step) % len(checks)]
        self._draw()

    def _draw(self) -> None:
        self.query_one(".sheet-title", Static).update(self._heading())
        self.query_one(".sheet-text", Static).update(self.body())

    def action_copy(self) -> None:
        """Copy it as plain text."""
        self.app.copy_to_clipboard("\n".join(line.plain.rstrip() for line in self.lines(COPY_WIDTH)) + "\n")
        self.notify("Copied, if your terminal lets programs copy.")

    def action_source(self) -> None:
        """Show how the check is written."""
        show_source(self.app, self._exercise, self.result, is_open=self._is_open())


class _Reflowing:
    def __init__(self, sheet: DetailSheet) -> None:
        self._sheet = sheet

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._sheet.lines(options.max_width)
