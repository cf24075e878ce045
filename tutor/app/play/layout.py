"""A call as lines of code, each value in a known place."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rich.cells import cell_len, set_cell_size

from tutor.app.play.leaves import Path, branches
from tutor.checking.scripted import InTurn, OneOf
from tutor.checking.starts import Draft
from tutor.checking.wording import value_text
from tutor.views.values import visible
from tutor.views.words import MORE

INDENT = 4
LONGEST_TEXT = 60
_NARROWEST = 8


@dataclass(frozen=True)
class Piece:
    """Some characters of a line; `path` names the leaf that they are, None for brackets, commas and names."""

    text: str
    path: Path | None = None
    value: Any = None


@dataclass(frozen=True)
class Layout:
    """The lines of a call."""

    lines: tuple[tuple[Piece, ...], ...]

    @property
    def plain(self) -> str:
        """The lines as text."""
        return "\n".join("".join(piece.text for piece in line) for line in self.lines)

    def line_of(self, path: Path) -> int:
        """Return the index of the line that a leaf is in."""
        return next((index for index, line in enumerate(self.lines) if any(p.path == path for p in line)), 0)

    def beside(self, path: Path, step: int) -> Path:
        """Return the leaf above (-1) or below (+1) one, in the nearest line that has any, else the leaf itself."""
        here = self.line_of(path)
        column = next((start for start, found in _starts(self.lines[here]) if found == path), 0)
        stop = -1 if step < 0 else len(self.lines)
        for index in range(here + step, stop, step):
            places = list(_starts(self.lines[index]))
            if places:
                return min(places, key=lambda place: abs(place[0] - column))[1]
        return path


def _starts(line: tuple[Piece, ...]) -> Iterator[tuple[int, Path]]:
    column = 0
    for piece in line:
        if piece.path is not None:
            yield column, piece.path
        column += cell_len(piece.text)


def lay_out(draft: Draft, width: int) -> Layout:
    """Return a call as lines of at most `width` columns: in one line where it fits, else an argument to a line."""
    arguments = [
        _Node.of(argument.value, (index,), f"{argument.name}=" if argument.by_name else "")
        for index, argument in enumerate(draft.arguments)
    ]
    pen = _Pen(width)
    pen.write(Piece(f"{draft.function}("))
    whole = sum(argument.width + len(", ") for argument in arguments) - 1
    fits = pen.column + whole <= width
    for number, argument in enumerate(arguments):
        if not fits:
            pen.new_line(INDENT)
        elif number:
            pen.write(Piece(" "))
        pen.draw(argument, 1)
        pen.write(Piece("," if number < len(arguments) - 1 else ")"))
    if not arguments:
        pen.write(Piece(")"))
    return Layout(tuple(tuple(line) for line in pen.lines))


@dataclass(frozen=True)
class _Node:
    """A value to be drawn: an atom, or entries between two brackets; `name` stands before it."""

    name: str
    atom: Piece | None
    open: str = ""
    entries: tuple["_Node", ...] = ()
    close: str = ""
    width: int = 0

    @classmethod
    def of(cls, value: Any, path: Path, name: str) -> "_Node":
        inside = branches(value)
        if not inside:
            piece = Piece(atom_text(value), path, value)
            return cls(name, piece, width=cell_len(name) + cell_len(piece.text))
        open_, close = _brackets(value)
        names = [f"{visible(repr(step))}: " if isinstance(value, dict) else "" for step, _ in inside]
        entries = tuple(cls.of(entry, (*path, step), label) for (step, entry), label in zip(inside, names, strict=True))
        width = sum(entry.width + 2 for entry in entries) - 2 + cell_len(name + open_ + close)
        return cls(name, None, open_, entries, close, width)

    @property
    def is_row(self) -> bool:
        """Whether all entries are atoms, which may share a line."""
        return all(entry.atom is not None for entry in self.entries)


@dataclass
class _Pen:
    """Writes pieces, line after line."""

    width: int
    lines: list[list[Piece]] = field(default_factory=lambda: [[]])
    column: int = 0

    def write(self, piece: Piece) -> None:
        """Write in the line that was begun."""
        if piece.text:
            self.lines[-1].append(piece)
            self.column += cell_len(piece.text)

    def new_line(self, indent: int) -> None:
        """Begin another line."""
        self.lines.append([])
        self.column = 0
        self.write(Piece(" " * indent))

    def draw(self, node: _Node, behind: int) -> None:
        """Draw a value with room for `behind` columns after it."""
        self.write(Piece(node.name))
        if node.atom is not None:
            room = max(self.width - self.column - behind, _NARROWEST)
            self.write(Piece(_cut(node.atom.text, room), node.atom.path, node.atom.value))
            return
        fits = self.column + node.width - cell_len(node.name) + behind <= self.width
        self.write(Piece(node.open))
        indent = min(self.column, self.width // 2)
        for number, entry in enumerate(node.entries):
            last = number == len(node.entries) - 1
            room = entry.width + (behind + 1 if last else 1)
            if number and not fits and (not node.is_row or self.column + room + 1 > self.width):
                self.new_line(indent)
            elif number:
                self.write(Piece(" "))
            self.draw(entry, behind + 1 if last else 1)
            self.write(Piece(node.close if last else ","))


def _brackets(value: Any) -> tuple[str, str]:
    if isinstance(value, InTurn):
        return "in_turn(", ")"
    if isinstance(value, dict):
        return "{", "}"
    if isinstance(value, tuple):
        return "(", ",)" if len(value) == 1 else ")"
    return "[", "]"


def atom_text(value: Any) -> str:
    """Return a value that holds no other as Python text, a callable by its name; a long text is cut."""
    if isinstance(value, InTurn):
        return "in_turn()"
    if isinstance(value, OneOf):
        return getattr(value.function, "__name__", "function")
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, str):
        return _cut(visible(repr(value)), LONGEST_TEXT)
    return value_text(value)


def _cut(text: str, room: int) -> str:
    return text if cell_len(text) <= room else set_cell_size(text, max(room - 1, 1)).rstrip() + MORE
