"""One check in full: what was called, what was due, what came, and where the two part."""

from collections.abc import Iterator
from itertools import groupby

from rich.text import Text

from tutor.checking.report import CheckResult, Exhibit, Report, Tolerance
from tutor.checking.wording import counted
from tutor.sandbox.answers import Frame
from tutor.views.diagnosis import diagnosis_sentence
from tutor.views.places import place
from tutor.views.prose import sentences, verbatim, wrapped
from tutor.views.rows import sections
from tutor.views.sides import Names, sides_of
from tutor.views.table import section_lines
from tutor.views.values import visible
from tutor.views.words import ACCENT, CODE, FIRST_DIFFERENCE, HEADING, MARK, MORE, MUTED, SIGNS, outcome_style

COPY_WIDTH = 100
PRINTED_LINES = 10


def check_detail(result: CheckResult, width: int, unit: str = "entry") -> list[Text]:
    """Return the check in full, laid out to `width` columns; `unit` is what an entry of the answer is called."""
    lines = check_head(result, width)
    if result.exhibit is not None:
        lines += [Text(), *exhibit_lines(result.exhibit, unit, width)]
    if result.counterexample is not None and result.counterexample != result.exhibit:
        lines += [Text(), Text.assemble(("The smallest input that shows it", HEADING)), Text()]
        lines += exhibit_lines(result.counterexample, unit, width)
    return [*lines, *frame_lines(result.frames, width), *printed_lines(result.printed, width)]


def diagnosis_lines(report: Report, result: CheckResult, width: int) -> Iterator[Text]:
    """Yield what is said of the misconception behind a check that failed, if one was named."""
    for diagnosis in report.diagnoses:
        if diagnosis.misconception == result.misconception:
            yield Text()
            yield from sentences(diagnosis_sentence(diagnosis), width, ACCENT)


def check_head(result: CheckResult, width: int) -> list[Text]:
    """Return a check's verdict, its title and its message."""
    return [*_title(result, width), *sentences(result.message, width)]


def call_lines(exhibit: Exhibit, width: int) -> list[Text]:
    """Return the call that an exhibit is of."""
    return [Text.assemble("  ", (line, CODE)) for line in wrapped(visible(exhibit.call), width - 2, "    ")]


def _title(result: CheckResult, width: int) -> list[Text]:
    sign = f"{SIGNS[result.outcome]} {result.outcome}  "
    lines = sentences(result.title, width, HEADING, " " * len(sign))
    return [Text.assemble((sign, outcome_style(result.outcome)), lines[0][len(sign) :]), *lines[1:]]


def detail_text(result: CheckResult, unit: str = "entry") -> str:
    """Return the same as plain text, to be copied."""
    return "\n".join(line.plain.rstrip() for line in check_detail(result, COPY_WIDTH, unit)) + "\n"


def exhibit_lines(exhibit: Exhibit, unit: str, width: int) -> list[Text]:
    """Return the call and both answers, the first difference marked, and the tolerance where numbers differ."""
    lines = [*call_lines(exhibit, width), Text()]
    names = sides_of(exhibit)
    if not exhibit.has_got:
        return lines + _without_answer(exhibit, names, width)
    shown = sections(exhibit, unit)
    for section in shown:
        lines += section_lines(section, names, width)
    if any(not row.agrees and row.difference is not None for section in shown for row in section.rows):
        lines += [Text(), *sentences(_tolerance(exhibit.tolerance), width, MUTED, "  ")]
    return lines


def frame_lines(frames: tuple[Frame, ...], width: int) -> Iterator[Text]:
    """Return where it happened, in the learner's own lines, innermost last."""
    if frames:
        yield Text()
        yield Text.assemble(("Where it happened", HEADING))
    for frame, alike in groupby(frames):
        yield from verbatim(place(frame), width, MUTED)
        yield from verbatim(frame.text.strip(), width, CODE, "      ")
        if (again := len(list(alike)) - 1) > 0:
            yield Text.assemble((f"      {MORE} and {counted(again, 'time')} more", MUTED))


def printed_lines(printed: str, width: int) -> Iterator[Text]:
    """Return what the learner's code printed, the first lines of it."""
    lines = printed.splitlines()
    if lines:
        yield Text()
        yield Text.assemble(("What your code printed", HEADING))
        yield from verbatim("\n".join(lines[:PRINTED_LINES]), width)
    if len(lines) > PRINTED_LINES:
        yield Text.assemble((f"  {MORE} {len(lines) - PRINTED_LINES:,} more lines", MUTED))


def _without_answer(exhibit: Exhibit, names: Names, width: int) -> list[Text]:
    label = max(map(len, names))
    # An answer that is right may still fail, for what the code did to its input.
    mark = " " if exhibit.got_text == exhibit.expected_text else FIRST_DIFFERENCE
    rows = [("  ", names[0], exhibit.expected_text), (f"{mark} ", names[1], exhibit.got_text)]
    lines = []
    for sign, name, text in rows:
        first, *others = verbatim(text, width - label - 7, indent="") or [Text()]
        lines.append(Text.assemble("  ", (sign, MARK), (name.ljust(label), MUTED), "   ", first, no_wrap=True))
        lines += [Text.assemble(" " * (label + 7), other, no_wrap=True) for other in others]
    return lines


def _tolerance(tolerance: Tolerance) -> str:
    return f"A number may be off by {tolerance.rel:g} of its size, plus {tolerance.abs:g}."
