"""The lines that always say how things stand."""

from collections.abc import Iterator

from rich.console import Group
from rich.text import Text
from textual.content import Content
from textual.widgets import Static

from tutor.checking.report import Report
from tutor.views.diagnosis import diagnosis_sentence
from tutor.views.next_step import next_step
from tutor.views.prose import sentences
from tutor.views.verdict import verdict_count, verdict_line
from tutor.views.words import ACCENT, MUTED

_MORE = " …"
_MORE_IN_THE_CLOSE_LOOK = " … (^t)"


class Verdict(Static):
    """The latest verdict in one line, and under it why, or what to do next."""

    def __init__(self) -> None:
        super().__init__(id="verdict", markup=False)
        self._report: Report | None = None
        self._after_a_pass = ""
        self._caution = ""

    def say(self, sentence: str, look: str = "$text-muted") -> None:
        """Say something that is not a verdict."""
        self._report = None
        self.update(Content.styled(sentence, look))

    def show(self, report: Report, after_a_pass: str, caution: str) -> None:
        """Show a verdict; `after_a_pass` is what there is to do once everything passed, `caution` stands last."""
        self._report, self._after_a_pass, self._caution = report, after_a_pass, caution
        self.lay_out()

    def on_resize(self) -> None:
        """The verdict is as long as there is room."""
        self.lay_out()

    def lay_out(self) -> None:
        """Say as much as there is room for; what is left out is found in the close look, unless all is passed."""
        width = self.content_size.width
        if self._report is not None and width:
            report = self._report
            line = verdict_count(report) if report.problem else verdict_line(report, width)
            caution = sentences(self._caution, width, MUTED)
            lines = [line, *self._reasons(report, width)]
            more = _MORE if report.passed else _MORE_IN_THE_CLOSE_LOOK
            self.update(Group(*_shortened(lines, self._most_lines() - len(caution), width, more), *caution))

    def _most_lines(self) -> int:
        most = self.styles.max_height
        return 1 if most is None else int(most.value)

    def _reasons(self, report: Report, width: int) -> Iterator[Text]:
        for note in report.notes:
            yield from sentences(note, width, MUTED)
        if report.problem:
            yield from sentences(report.problem, width)
        elif report.passed:
            yield from sentences(self._after_a_pass, width, ACCENT)
        elif report.diagnoses:
            yield from sentences(diagnosis_sentence(report.diagnoses[0]), width, ACCENT)
        else:
            yield from sentences(next_step(report), width, MUTED)


def _shortened(lines: list[Text], room: int, width: int, more: str) -> list[Text]:
    if len(lines) <= room:
        return lines
    return [*lines[: room - 1], _cut(lines[room - 1], width - len(more)).append(more)]


def _cut(line: Text, room: int) -> Text:
    """Return as many whole words as there is room for."""
    if line.cell_len <= room:
        return line
    line.truncate(room)
    return line[: line.plain.rfind(" ")] if " " in line.plain else line
