"""The answer of a check, drawn: its scene where the exercise has one, else yours above the reference, bar by bar."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from tutor.checking.report import CheckResult, Exhibit
from tutor.views.bar_lanes import bar_lanes, has_bars, with_more
from tutor.views.bars import signed_bars
from tutor.views.detail import call_lines, check_head
from tutor.views.prose import sentences
from tutor.views.rows import Section, sections
from tutor.views.sides import BOTH_AGREE, PAIR_SIDES
from tutor.views.words import HEADING, MUTED

if TYPE_CHECKING:
    from tutor.checking.depicting import Depiction

NOTHING_YET = "The picture of an answer appears here once the checks have run."
NO_ANSWER = "There is no answer to draw: this check did not get so far."
NOTHING_TO_DRAW = "Nothing to draw: the answer of this check is not a list of numbers."
ELSEWHERE = "There is a picture of “{title}”: choose it in the checks."
ELSEWHERE_BY_NAME = "{name} has a picture: --check {name}"
YOURS_HAS_NO_SCENE = "The reference. Your answer cannot be drawn beside it."
REFERENCE_ALONE = "The reference. Your answer has no list of numbers to draw beside it."


def picture(result: CheckResult | None, unit: str, width: int, depiction: Depiction | None = None) -> Group:
    """Return a check's answer as its scenes or as signed bars, or a sentence where there is nothing to draw.

    `unit` is what an entry is called. An entry that agrees has one bar; where the two part, yours stands above the
    reference, which is thinner.
    """
    if result is None or result.exhibit is None:
        return Group(*sentences(NOTHING_YET, width, MUTED))
    return Group(*_scene_or_bars(result.exhibit, unit, width, depiction, ELSEWHERE))


def _scene_or_bars(exhibit: Exhibit, unit: str, width: int, depiction: Depiction | None, elsewhere: str) -> list[Text]:
    if depiction is None:
        return _bars(exhibit, unit, width) or sentences(NOTHING_TO_DRAW, width, MUTED)
    trouble = _note(depiction.problem, width) if depiction.problem else []
    if not (scene := depiction_lines(depiction, width)):
        bars = _bars(exhibit, unit, width) or sentences(nothing_to_draw(depiction, elsewhere), width, MUTED)
        return [*bars, *trouble]
    call = sentences(which_call(depiction, exhibit), width, MUTED)
    return [*call, *([Text()] if call else []), *scene, *trouble]


def nothing_to_draw(depiction: Depiction | None, elsewhere: str) -> str:
    """Return that there is no picture, and by the pattern `elsewhere` which check has one, if that is known."""
    if depiction is None or (row := depiction.elsewhere) is None:
        return NOTHING_TO_DRAW
    return f"{NOTHING_TO_DRAW} {elsewhere.format(name=row.name, title=row.title)}"


def which_call(depiction: Depiction, exhibit: Exhibit) -> str:
    """Return which call the scenes are of, nothing where the exhibit has but one."""
    return f"Of {depiction.call}:" if depiction.call not in ("", exhibit.call) else ""


def picture_sheet(result: CheckResult, unit: str, width: int, depiction: Depiction | None) -> list[Text]:
    """Return a picture with all that is needed to read it alone: the check, the call."""
    head = check_head(result, width)
    if result.exhibit is None:
        return [*head, *_note(NO_ANSWER, width)]
    drawn = _scene_or_bars(result.exhibit, unit, width, depiction, ELSEWHERE_BY_NAME)
    return [*head, Text(), *call_lines(result.exhibit, width), Text(), *drawn]


def depiction_lines(depiction: Depiction, width: int) -> list[Text]:
    """Return the scenes of a check as lines, none where there is no scene."""
    from tutor.views.scene import scene_lines  # much to import, and most pictures are bars

    if depiction.yours is None and depiction.reference is None:
        return []
    lines = scene_lines(depiction.yours, depiction.reference, width, depiction.tolerance)
    return lines if depiction.yours is not None or depiction.problem else [*lines, *_note(YOURS_HAS_NO_SCENE, width)]


def _bars(exhibit: Exhibit, unit: str, width: int) -> list[Text]:
    if (section := drawable(exhibit, unit)) is not None:
        names = PAIR_SIDES[::-1] if exhibit.is_pair else ("yours", "reference")
        note = _note(BOTH_AGREE, width) if section.agrees else []
        return [*_head(section), *bar_lanes(section, names, width), *note]
    if (section := drawable(reference_alone(exhibit), unit)) is not None:
        return [*_head(section), *_reference(section, width), *_note(REFERENCE_ALONE, width)]
    return []


def _note(text: str, width: int) -> list[Text]:
    return [Text(), *sentences(text, width, MUTED)]


def reference_alone(exhibit: Exhibit) -> Exhibit:
    """Return an exhibit of the reference's answer, for one in which nothing of the learner's can be drawn."""
    return replace(exhibit, got=exhibit.expected, part=None, has_got=True)


def drawable(exhibit: Exhibit, unit: str) -> Section | None:
    """Return the part of an answer that has bars: the first list of numbers that differs, else the last there is."""
    if not exhibit.has_got:
        return None
    lists = [section for section in sections(exhibit, unit) if has_bars(section)]
    parting = [section for section in lists if not section.agrees]
    return parting[0] if parting else lists[-1] if lists else None


def _head(section: Section) -> list[Text]:
    return [Text.assemble((section.title, HEADING)), Text()] if section.title else []


def _reference(section: Section, width: int) -> list[Text]:
    labels = [f"  {row.label}" for row in section.rows]
    values = [row.expected for row in section.rows]
    return with_more(section, signed_bars(values, labels, width, thin=range(len(values))))
