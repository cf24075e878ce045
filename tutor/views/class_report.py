"""What a class got wrong, drawn for a terminal or said in plain lines."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from tutor.views.prose import sentences
from tutor.views.values import one_line
from tutor.views.words import HEADING, MUTED, NEGATIVE, POSITIVE, TITLE

MOST_NAMES = 24
"""Names that a terminal shows of one group; plain text has them all."""

_BAR = 12
_FULL, _HALF = "━", "╸"


@dataclass(frozen=True)
class Item:
    """One finding: what it is, for how many of how many students, who they are, and what else is to be said."""

    text: str
    count: int
    of: int
    students: tuple[str, ...] = ()
    note: str = ""

    @property
    def share(self) -> float:
        """How much of the class it is, from 0 to 1."""
        return self.count / self.of if self.of else 0.0


@dataclass(frozen=True)
class Part:
    """Findings of one kind; `otherwise` is the sentence where there is none."""

    heading: str
    items: tuple[Item, ...]
    otherwise: str


@dataclass(frozen=True)
class Chapter:
    """All findings on one exercise; `passed` is how many passed all of it."""

    id: str
    title: str
    passed: Item
    parts: tuple[Part, ...]


def class_report_lines(chapters: Sequence[Chapter], width: int) -> list[Text]:
    """Return the findings as lines of at most `width` columns."""
    return [line for chapter in chapters for line in _chapter_lines(chapter, width)]


def _chapter_lines(chapter: Chapter, width: int) -> Iterator[Text]:
    head = Text.assemble((chapter.title, TITLE), "  ", (chapter.id, MUTED), no_wrap=True)
    head.truncate(width, overflow="ellipsis")
    yield from (head, Text())
    yield from _item_lines(chapter.passed, width, POSITIVE)
    for part in chapter.parts:
        yield from (Text(), Text(part.heading, HEADING))
        for item in part.items:
            yield from _item_lines(item, width, NEGATIVE)
        if not part.items:
            yield from sentences(part.otherwise, width, MUTED, "  ")
    yield Text()


def _item_lines(item: Item, width: int, style: str) -> Iterator[Text]:
    count = _count(item)
    column = 2 + _BAR + 2 + len(count) + 2
    first, *others = sentences(item.text, width - column) or [Text()]
    yield Text.assemble("  ", (_bar(item.share), style), f"  {count}  ", first, no_wrap=True)
    below = [*others, *sentences(_names(item.students, MOST_NAMES), width - column)]
    below += sentences(one_line(item.note), width - column, MUTED)
    yield from (Text.assemble(" " * column, line, no_wrap=True) for line in below)


def _bar(share: float) -> str:
    halves = max(round(share * _BAR * 2), 1 if share else 0)
    return (_FULL * (halves // 2) + _HALF * (halves % 2)).ljust(_BAR)


def _count(item: Item) -> str:
    return f"{item.count:>{len(str(item.of))}} of {item.of}"


def _names(students: Sequence[str], most: int) -> str:
    shown = ", ".join(map(one_line, students[:most]))
    left_out = len(students) - most
    return f"{shown} and {left_out:,} more" if left_out > 0 else shown


def class_report_plain(chapters: Sequence[Chapter]) -> str:
    """Return the findings as lines of text, each of which can be understood when it is read alone."""
    return "".join(f"{line}\n" for chapter in chapters for line in _plain_lines(chapter))


def _plain_lines(chapter: Chapter) -> Iterator[str]:
    yield f"{chapter.id}: {_plain(chapter.passed)}"
    for part in chapter.parts:
        label = f"{chapter.id}, {part.heading[0].lower()}{part.heading[1:]}:"
        yield from (f"{label} {_plain(item)}" for item in part.items)
        if not part.items:
            yield f"{label} {part.otherwise}"


def _plain(item: Item) -> str:
    names = f" Students: {_names(item.students, len(item.students))}." if item.students else ""
    note = f" {one_line(item.note)}" if item.note else ""
    return f"{item.count} of {item.of}: {_sentence(item.text)}{note}{names}"


def _sentence(text: str) -> str:
    said = one_line(text)
    return said if said.endswith((".", "?", "!")) else f"{said}."
