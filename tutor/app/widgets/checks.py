"""The list of checks with their verdicts."""

from rich.console import Group, RenderableType
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tutor.app.problem import problem_lines
from tutor.app.widgets.row_list import RowList
from tutor.checking.report import CheckResult, Report
from tutor.views.checks import check_rows

_PADDING = 2
"""Columns beside each row, as the stylesheet has them."""

_NARROWEST = 20
"""Columns to lay rows out in while the list is not on the screen; it is laid out again when it is."""


class CheckList(RowList):
    """One row a check; enter looks closely at it."""

    def __init__(self) -> None:
        super().__init__(Option("Nothing has run yet.", disabled=True), id="checks", classes="pane", compact=True)
        self.border_title = " 3 Checks "
        self._report: Report | None = None

    def on_mount(self) -> None:
        """Rows hold colours, so another theme needs other rows."""
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self._draw())

    def show(self, report: Report) -> None:
        """Show a report; the row that was chosen stays so while its check is open, else the first open one is."""
        chosen = self.chosen
        self._report = report
        passed = sum(check.outcome == "passed" for check in report.checks)
        self.border_title = f" 3 Checks, {passed} of {len(report.checks)} passed "
        stay = chosen is not None and any(c.name == chosen.name and c.outcome != "passed" for c in report.checks)
        self._draw(None if stay else _first_open(report))

    @property
    def chosen(self) -> CheckResult | None:
        """The check of the row that is highlighted, if there is a report."""
        if self._report is None or self.highlighted is None:
            return None
        return self._report.checks[self.highlighted]

    def choose(self, result: CheckResult) -> None:
        """Highlight the row of a check; a fault of the whole file has one row for all of them."""
        if self._report is not None and not self._report.problem and result in self._report.checks:
            self.highlighted = self._report.checks.index(result)

    def on_resize(self) -> None:
        """Messages stand beside the titles or below them, as there is room."""
        self._draw()

    def _draw(self, choose: int | None = None) -> None:
        if self._report is None:
            return
        width = max(self.scrollable_content_region.width - _PADDING, _NARROWEST)
        chosen = self.highlighted if choose is None else choose
        with self.prevent(OptionList.OptionHighlighted):
            self.set_options(Option(row) for row in _rows(self._report, width))
        self.highlighted = 0 if self._report.problem else chosen


def _rows(report: Report, width: int) -> list[RenderableType]:
    problem = problem_lines(report, width)
    return [Group(*problem)] if problem else [*check_rows(report, width)]


def _first_open(report: Report) -> int:
    first = report.first_failure
    return report.checks.index(first) if first else 0
