"""The answer of a check, drawn: its scene where the exercise has one, else yours above the reference, bar by bar."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from tutor.checking.report import CheckResult, Exhibit
from tutor.sandbox.answers import Plain
from tutor.views.bars import signed_bars
from tutor.views.prose import sentences
from tutor.views.rows import Section, is_number, sections
from tutor.views.sides import BOTH_AGREE, PAIR_SIDES
from tutor.views.table import left_out
from tutor.views.words import FIRST_DIFFERENCE, HEADING, MARK, MUTED

if TYPE_CHECKING:
    from tutor.checking.depicting import Depiction

NOTHING_YET = "The picture of an answer appears here once the checks have run."
NOTHING_TO_DRAW = "Nothing to draw: the answer of this check is not a list of numbers."
YOURS_HAS_NO_SCENE = "The reference. Your answer cannot be drawn beside it."
REFERENCE_ALONE = "The reference. Your answer has no list of numbers to draw beside it."


def picture(result: CheckResult | None, unit: str, width: int, depiction: Depiction | None = None) -> Group:
    """Return a check's answer as its scenes or as signed bars, or a sentence where there is nothing to draw.

    `unit` is what an entry is called. An entry that agrees has one bar; where the two part, yours stands above the
    reference, which is thinner.
    """
    if result is None or result.exhibit is None:
        return Group(*sentences(NOTHING_YET, width, MUTED))
    scene = [] if depiction is None else depiction_lines(depiction, width)
    trouble = _note(depiction.problem, width) if depiction is not None and depiction.problem else []
    return Group(*(scene or _bars(result.exhibit, unit, width)), *trouble)


def depiction_lines(depiction: Depiction, width: int) -> list[Text]:
    """Return the scenes of a check as lines, none where there is no scene."""
    from tutor.views.scene import scene_lines  # much to import, and most pictures are bars

    if depiction.yours is None and depiction.reference is None:
        return []
    lines = scene_lines(depiction.yours, depiction.reference, width, depiction.tolerance)
    return lines if depiction.yours is not None or depiction.problem else [*lines, *_note(YOURS_HAS_NO_SCENE, width)]


def _bars(exhibit: Exhibit, unit: str, width: int) -> list[Text]:
    if (section := _drawable(exhibit, unit)) is not None:
        names = PAIR_SIDES[::-1] if exhibit.is_pair else ("yours", "reference")
        note = _note(BOTH_AGREE, width) if section.agrees else []
        return [*_head(section), *_lanes(section, names, width), *note]
    alone = replace(exhibit, got=exhibit.expected, part=None, has_got=True)
    if (section := _drawable(alone, unit)) is not None:
        return [*_head(section), *_reference(section, width), *_note(REFERENCE_ALONE, width)]
    return sentences(NOTHING_TO_DRAW, width, MUTED)


def _note(text: str, width: int) -> list[Text]:
    return [Text(), *sentences(text, width, MUTED)]


def _drawable(exhibit: Exhibit, unit: str) -> Section | None:
    if not exhibit.has_got:
        return None
    lists = [section for section in sections(exhibit, unit) if section.is_list and _has_numbers(section)]
    parting = [section for section in lists if not section.agrees]
    return parting[0] if parting else lists[-1] if lists else None


def _has_numbers(section: Section) -> bool:
    return any(is_number(row.expected) or is_number(row.got) for row in section.rows)


def _head(section: Section) -> list[Text]:
    return [Text.assemble((section.title, HEADING)), Text()] if section.title else []


def _lanes(section: Section, names: tuple[str, str], width: int) -> list[Text]:
    yours, reference = names
    values: list[Plain] = []
    labels: list[tuple[str, str, str]] = []
    thin: set[int] = set()
    for row in section.rows:
        mark = f"{FIRST_DIFFERENCE} " if row.is_first else "  "
        if row.has_got:
            labels.append((mark, row.label, "" if row.agrees else yours))
            values.append(row.got)
        if row.has_expected and not row.agrees:
            thin.add(len(values))
            labels.append(("  " if row.has_got else mark, "" if row.has_got else row.label, reference))
            values.append(row.expected)
    lines = signed_bars(values, _aligned_labels(labels), width, thin)
    for line in lines:
        if line.plain.startswith(FIRST_DIFFERENCE):
            line.stylize(MARK, 0, len(FIRST_DIFFERENCE))
    return _with_more(section, lines)


def _reference(section: Section, width: int) -> list[Text]:
    labels = [f"  {row.label}" for row in section.rows]
    values = [row.expected for row in section.rows]
    return _with_more(section, signed_bars(values, labels, width, thin=range(len(values))))


def _aligned_labels(labels: list[tuple[str, str, str]]) -> list[str]:
    entry = max((len(label) for _, label, _ in labels), default=0)
    return [f"{mark}{label:<{entry}}  {lane}".rstrip() for mark, label, lane in labels]


def _with_more(section: Section, lines: list[Text]) -> list[Text]:
    above = [left_out(section.above, "before")] if section.above else []
    below = [left_out(section.below, "after")] if section.below else []
    return [*above, *lines, *below]
