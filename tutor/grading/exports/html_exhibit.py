"""An exchange on the page: the call, both answers entry by entry, and bars from a zero line."""

from collections.abc import Iterable, Iterator, Sequence

from tutor.checking.report import Exhibit
from tutor.grading.exports.html_text import block, line
from tutor.sandbox.answers import Plain
from tutor.views.bars import scale_of, share_of
from tutor.views.columns import aligned, texts_of
from tutor.views.rows import Row, Section, is_number, sections, sign_of
from tutor.views.sides import Names, sides_of
from tutor.views.words import FIRST_DIFFERENCE

_TEXT_WIDTH = 120
_HALF = 50.0
"""A bar that fills its side, in percent of its lane."""


def exhibit_html(exhibit: Exhibit, unit: str) -> Iterator[str]:
    """Yield the exchange; `unit` is what an entry of the answer is called."""
    if exhibit.call:
        yield f"<pre>{block(exhibit.call)}</pre>"
    names = sides_of(exhibit)
    if not exhibit.has_got:
        yield from _texts(names, (exhibit.expected_text, exhibit.got_text))
        return
    for section in sections(exhibit, unit):
        yield from _section(section, names)


def _texts(names: Names, texts: Iterable[str]) -> Iterator[str]:
    """Yield one text below the other: what is no number may be long."""
    yield "<table>"
    for name, text in zip(names, texts, strict=True):
        yield f'<tr><th scope="row" class="muted">{name}</th><td><code>{block(text)}</code></td></tr>'
    yield "</table>"


def _section(section: Section, names: Names) -> Iterator[str]:
    if section.title:
        yield f"<p><code>{line(section.title)}</code>{' agrees' if section.agrees else ''}</p>"
    if section.title and section.agrees:
        return
    if not section.is_list and not section.is_numeric:
        ((expected, got, _),) = texts_of(section.rows, section.is_list, _TEXT_WIDTH)
        yield from _texts(names, (expected, got))
        return
    scale = _scale(section.rows) if section.is_list else 0.0
    heads = (*names, "difference" if section.is_numeric else "", f"{names[1]} above {names[0]}" if scale else "")
    yield '<div class="wide"><table><thead><tr><th></th><th></th>'
    yield "".join(f'<th scope="col">{head}</th>' for head in heads)
    yield "</tr></thead><tbody>"
    yield from _left_out(section.above, "before")
    for row, *texts in zip(section.rows, *_columns(section), strict=True):
        yield _row(row, texts, scale)
    yield from _left_out(section.below, "after")
    yield "</tbody></table></div>"


def _left_out(count: int, where: str) -> Iterator[str]:
    if count:
        yield f'<tr><td></td><td colspan="5" class="muted">{count:,} more {where}</td></tr>'


def _columns(section: Section) -> Iterator[list[str]]:
    """Yield the texts of expected, yours and the difference, with their decimal points below each other."""
    for texts in zip(*texts_of(section.rows, section.is_list, _TEXT_WIDTH), strict=True):
        yield aligned(texts, numeric=True) if section.is_numeric else list(texts)


def _row(row: Row, texts: Sequence[str], scale: float) -> str:
    mark = FIRST_DIFFERENCE if row.is_first else ""
    values = zip(texts, (row.expected, row.got, row.difference), strict=True)
    cells = "".join(f'<td class="{_kind(value)}">{block(text)}</td>' for text, value in values)
    bars = f'<td class="bars" aria-hidden="true">{_lanes(row, scale)}</td>' if scale else "<td></td>"
    return f'<tr><td class="mark">{mark}</td><th scope="row" class="muted">{line(row.label)}</th>{cells}{bars}</tr>'


def _lanes(row: Row, scale: float) -> str:
    """Return the learner's bar above the reference's."""
    lanes = [("yours", row.got), ("reference", row.expected)]
    return "".join(f'<span class="lane {name}">{_bar(value, scale)}</span>' for name, value in lanes)


def _bar(value: Plain, scale: float) -> str:
    width = _HALF * share_of(value, scale) if is_number(value) else 0.0
    left = _HALF - width if sign_of(value) == "negative" else _HALF
    return f'<i class="{sign_of(value)}" style="left:{left:.1f}%;width:{width:.1f}%"></i>' if width else ""


def _scale(rows: Sequence[Row]) -> float:
    return scale_of(value for row in rows for value in (row.expected, row.got) if is_number(value))


def _kind(value: Plain) -> str:
    return f"number {sign_of(value)}" if value is None or is_number(value) else "text"
