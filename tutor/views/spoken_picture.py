"""The picture of a check in sentences, for screen readers and pipes."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.checking.report import CheckResult, Exhibit
from tutor.views.columns import texts_of
from tutor.views.picture import (
    ELSEWHERE_BY_NAME,
    NO_ANSWER,
    REFERENCE_ALONE,
    YOURS_HAS_NO_SCENE,
    drawable,
    nothing_to_draw,
    reference_alone,
    which_call,
)
from tutor.views.rows import Section
from tutor.views.scene import spoken
from tutor.views.sides import BOTH_AGREE, PAIR_SIDES
from tutor.views.values import visible

if TYPE_CHECKING:
    from tutor.checking.depicting import Depiction

_NUMBER = 24


def picture_plain(result: CheckResult, unit: str, depiction: "Depiction | None") -> str:
    """Return what the picture of a check shows, in lines each of which can be understood when it is read alone."""
    return "\n".join(_lines(result, unit, depiction)) + "\n"


def _lines(result: CheckResult, unit: str, depiction: "Depiction | None") -> Iterator[str]:
    if result.exhibit is None:
        yield NO_ANSWER
        return
    yield f"call: {visible(result.exhibit.call)}"
    if depiction is not None and (depiction.yours or depiction.reference):
        if call := which_call(depiction, result.exhibit):
            yield visible(call)
        yield from spoken(depiction.yours, depiction.reference, depiction.tolerance)
        if depiction.yours is None and not depiction.problem:
            yield YOURS_HAS_NO_SCENE
    else:
        drawn = list(_entries(result.exhibit, unit))
        yield from drawn or [nothing_to_draw(depiction, ELSEWHERE_BY_NAME)]
    if depiction is not None and depiction.problem:
        yield depiction.problem


def _entries(exhibit: Exhibit, unit: str) -> Iterator[str]:
    if (section := drawable(exhibit, unit)) is not None:
        yield from _section(section, PAIR_SIDES[::-1] if exhibit.is_pair else ("yours", "reference"), "both")
        if section.agrees:
            yield BOTH_AGREE
    elif (section := drawable(reference_alone(exhibit), unit)) is not None:
        yield from _section(section, ("yours", "reference"), "reference")
        yield REFERENCE_ALONE


def _section(section: Section, names: tuple[str, str], agreed: str) -> Iterator[str]:
    title = f"{section.title}, " if section.title else ""
    if section.above:
        yield f"{section.above:,} more before, not shown"
    for row, (expected, yours, difference) in zip(section.rows, texts_of(section.rows, True, _NUMBER), strict=True):
        first = ", the first difference" if row.is_first else ""
        apart = f", difference {difference}" if difference else ""
        said = f"{agreed} {yours}" if row.agrees else f"{names[0]} {yours}, {names[1]} {expected}{apart}"
        yield f"{title}{row.label}{first}: {said}"
    if section.below:
        yield f"{section.below:,} more after, not shown"
