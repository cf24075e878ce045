"""A section of an exhibit as signed bars: one lane above the other where they part."""

from rich.text import Text

from tutor.sandbox.answers import Plain
from tutor.views.bars import signed_bars
from tutor.views.rows import Section, is_number
from tutor.views.sides import Names
from tutor.views.table import left_out
from tutor.views.words import FIRST_DIFFERENCE, MARK


def has_bars(section: Section) -> bool:
    """Return whether a section is a list with numbers in it."""
    return section.is_list and any(is_number(row.expected) or is_number(row.got) for row in section.rows)


def bar_lanes(section: Section, names: Names, width: int) -> list[Text]:
    """Return an entry's bar where both agree, else two: what was got by its name, and below it, thinner, the other.

    `names` are what the two are called, the upper one first.
    """
    upper, lower = names
    values: list[Plain] = []
    labels: list[tuple[str, str, str]] = []
    thin: set[int] = set()
    for row in section.rows:
        mark = f"{FIRST_DIFFERENCE} " if row.is_first else "  "
        if row.has_got:
            labels.append((mark, row.label, "" if row.agrees else upper))
            values.append(row.got)
        if row.has_expected and not row.agrees:
            thin.add(len(values))
            labels.append(("  " if row.has_got else mark, "" if row.has_got else row.label, lower))
            values.append(row.expected)
    lines = signed_bars(values, _aligned(labels), width, thin)
    for line in lines:
        if line.plain.startswith(FIRST_DIFFERENCE):
            line.stylize(MARK, 0, len(FIRST_DIFFERENCE))
    return with_more(section, lines)


def with_more(section: Section, lines: list[Text]) -> list[Text]:
    """Return the lines of a section between lines that say how much is left out before and after them."""
    above = [left_out(f"{section.above:,} more", "before")] if section.above else []
    below = [left_out(f"{section.below:,} more", "after")] if section.below else []
    return [*above, *lines, *below]


def _aligned(labels: list[tuple[str, str, str]]) -> list[str]:
    entry = max((len(label) for _, label, _ in labels), default=0)
    return [f"{mark}{label:<{entry}}  {lane}".rstrip() for mark, label, lane in labels]
