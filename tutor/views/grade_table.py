"""The grades of a class: a table on a terminal, a sentence for each student elsewhere."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from tutor.checking.report import Outcome
from tutor.checking.wording import counted
from tutor.views.prose import sentences
from tutor.views.values import one_line
from tutor.views.words import ACCENT, BLANK, HEADING, MUTED, NOTHING_SENT, SIGNS, outcome_style

BY_HAND = "*"
_GAP = "  "
_NAME = 32
"""Columns that a name may take from the exercises."""
_NARROWEST_NAME = 8
_PLACE = 3
"""Columns of a sign, where signs stand alone."""
_TOTAL = "together"


@dataclass(frozen=True)
class GradeCell:
    """What one student has for one exercise.

    `by_hand` tells that an instructor set the points; `is_sent` is false where the student sent nothing, and then the
    outcome says nothing.
    """

    exercise: str
    points: float
    max_points: float
    outcome: Outcome
    by_hand: bool = False
    computed: float = 0
    comment: str = ""
    is_sent: bool = True

    @property
    def said(self) -> str:
        """The outcome's word, or that nothing was sent."""
        return self.outcome if self.is_sent else NOTHING_SENT


@dataclass(frozen=True)
class GradeRow:
    """What one student has, and the weighted points of all exercises together."""

    student: str
    cells: tuple[GradeCell, ...]
    points: float
    max_points: float

    def cell(self, exercise: str) -> GradeCell | None:
        """Return what there is for an exercise."""
        return next((cell for cell in self.cells if cell.exercise == exercise), None)


def grade_lines(rows: Sequence[GradeRow], exercises: Sequence[str], width: int) -> list[Text]:
    """Return a table of at most `width` columns.

    Where the exercises' ids have no room, numbers stand for them; where the points have none, there are signs alone;
    and where those have none either, how many exercises are passed.
    """
    together = _total_column(rows)
    room = width - min(_NAME, max((cell_len(one_line(row.student)) for row in rows), default=0))
    shown, explained = _shown(rows, exercises, room - _across([together]), width)
    columns = [_name_column(rows, width - _across([*shown, together])), *shown, together]
    lines = [_line(number, columns) for number in range(len(rows) + 1)]
    return [*lines, *([Text(), *explained] if explained else []), *_by_hand(rows, width)]


def _shown(
    rows: Sequence[GradeRow], exercises: Sequence[str], room: int, width: int
) -> tuple[list["_Column"], list[Text]]:
    """Return the columns between a student's name and total, in the fullest form for which there is room, and a key."""
    legend, numbers = _legend(rows, width), [str(number + 1) for number in range(len(exercises))]
    key = _abreast([f"{number} {id}" for number, id in zip(numbers, exercises, strict=True)], width)
    forms = (
        ([_exercise_column(rows, id, id) for id in exercises], legend),
        ([_exercise_column(rows, id, head) for id, head in zip(exercises, numbers, strict=True)], [*key, *legend]),
        ([_signs_column(rows, exercises)], [*key, *legend]),
    )
    counts: tuple[list[_Column], list[Text]] = ([_count_column(rows, len(exercises))], [])
    return next((form for form in forms if _across(form[0]) <= room), counts)


def grade_sentences(rows: Sequence[GradeRow]) -> Iterator[str]:
    """Yield a line for each student, which can be understood when it is read alone, and one for each word by hand."""
    for row in rows:
        parts = [f"{cell.exercise} {_of(cell.points, cell.max_points)}{_said(cell)}" for cell in row.cells]
        if len(parts) > 1:
            parts.append(f"{_TOTAL} {_of(row.points, row.max_points)}")
        yield f"{one_line(row.student)}: {'; '.join(parts)}"
    for row in rows:
        yield from (f"by hand: {said}" for said in _decisions(row))


def count_sentence(rows: Sequence[GradeRow]) -> str:
    """Return how many students and grades there are, and how many of each outcome."""
    said = [cell.said for row in rows for cell in row.cells]
    each = [f"{said.count(word)} {_WORDS.get(word, word)}" for word in (*SIGNS, NOTHING_SENT) if word in said]
    return f"{counted(len(rows), 'student')}, {counted(len(said), 'grade')}: {', '.join(each)}."


_WORDS = {
    "error": "without an answer (error)",
    "timeout": "out of time (timeout)",
    NOTHING_SENT: f"with {NOTHING_SENT}",
}


def _said(cell: GradeCell) -> str:
    return f" by hand, {cell.said}" if cell.by_hand else f", {cell.said}"


def _of(points: float, most: float) -> str:
    return f"{points:g} of {most:g}"


_Column = list[Text]


def _name_column(rows: Sequence[GradeRow], room: int) -> _Column:
    names = [Text(one_line(row.student)) for row in rows]
    for name in names:
        name.truncate(max(room, _NARROWEST_NAME), overflow="ellipsis")
    widest = max((name.cell_len for name in names), default=0)
    for name in names:
        name.pad_right(widest - name.cell_len)
    return [Text(" " * widest), *names]


def _exercise_column(rows: Sequence[GradeRow], exercise: str, head: str) -> _Column:
    return _right([Text(head, MUTED), *(_cell(row.cell(exercise)) for row in rows)])


def _cell(cell: GradeCell | None) -> Text:
    if cell is None:
        return Text()
    return Text.assemble(f"{cell.points:g}", (BY_HAND if cell.by_hand else " ", ACCENT), " ", _sign(cell))


def _sign(cell: GradeCell) -> tuple[str, str]:
    return (SIGNS[cell.outcome], outcome_style(cell.outcome)) if cell.is_sent else (BLANK, MUTED)


def _signs_column(rows: Sequence[GradeRow], exercises: Sequence[str]) -> _Column:
    """Return all exercises as one column: they stand closer to each other than columns do."""
    heads = (Text(str(number + 1).ljust(_PLACE), MUTED) for number in range(len(exercises)))
    lines = [Text().join(heads), *(Text().join(_lone_sign(row.cell(id)) for id in exercises) for row in rows)]
    for line in lines:
        line.right_crop(1)
    return lines


def _lone_sign(cell: GradeCell | None) -> Text:
    if cell is None:
        return Text(" " * _PLACE)
    sign = Text.assemble(_sign(cell), (BY_HAND if cell.by_hand else " ", ACCENT))
    sign.pad_right(_PLACE - sign.cell_len)
    return sign


def _total_column(rows: Sequence[GradeRow]) -> _Column:
    return _right([Text(_TOTAL, MUTED), *(Text(_of(row.points, row.max_points)) for row in rows)])


def _count_column(rows: Sequence[GradeRow], of: int) -> _Column:
    passed = (sum(cell.outcome == "passed" for cell in row.cells) for row in rows)
    return _right([Text("passed", MUTED), *(Text(f"{count} of {of}") for count in passed)])


def _right(column: _Column) -> _Column:
    widest = _width(column)
    for text in column:
        text.pad_left(widest - text.cell_len)
    return column


def _width(column: _Column) -> int:
    return max(cell_len(text.plain) for text in column)


def _across(columns: Sequence[_Column]) -> int:
    """Return how many columns of the terminal these take, with a gap before each."""
    return sum(len(_GAP) + _width(column) for column in columns)


def _line(number: int, columns: Sequence[_Column]) -> Text:
    line = Text(_GAP, no_wrap=True).join(column[number] for column in columns)
    line.no_wrap = True
    line.rstrip()
    return line


def _legend(rows: Sequence[GradeRow], width: int) -> list[Text]:
    seen = {cell.said for row in rows for cell in row.cells}
    signs = [f"{sign} {word}" for word, sign in (*SIGNS.items(), (NOTHING_SENT, BLANK)) if word in seen]
    if any(cell.by_hand for row in rows for cell in row.cells):
        signs.append(f"{BY_HAND} set by hand")
    return _abreast(signs, width)


def _abreast(parts: Sequence[str], width: int) -> list[Text]:
    """Return parts side by side, in as many lines as that takes; none is broken."""
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]}   {part}" if lines else ""
        lines[-1:] = [longer] if longer and cell_len(longer) <= width else [*lines[-1:], part]
    return [Text(line, MUTED, no_wrap=True) for line in lines]


def _by_hand(rows: Sequence[GradeRow], width: int) -> Iterator[Text]:
    said = [line for row in rows for line in _decisions(row)]
    if said:
        yield Text()
        yield Text("By hand", HEADING)
    for line in said:
        yield from sentences(line, width)


def _decisions(row: GradeRow) -> Iterator[str]:
    for cell in row.cells:
        comment = f': "{one_line(cell.comment)}"' if cell.comment else ""
        who = f"{one_line(row.student)}, {cell.exercise}"
        if cell.by_hand:
            yield f"{who}, {_of(cell.points, cell.max_points)} where {cell.computed:g} were computed{comment}"
        elif comment:
            yield f"{who}{comment}"
