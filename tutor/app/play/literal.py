"""Typed values: Python literals, read without running anything, or a sentence about what is wrong and where."""

import ast
import warnings
from typing import Any

from tutor.checking.starts import MOST_VALUES, how_many

LONGEST = 4_000
DEEPEST = 20
"""Characters of a typed value, and lists within lists."""

LARGEST_KEY = (1 << 63) - 1
MOST_BITS = 1024
"""Bits of a whole number: about as many as the largest float has."""

_ATOMS = (type(None), bool, int, float, str)
_WANTED = "Write a number, a text in quotes, True, False or None, or a list, tuple or dict of those."


class NotALiteralError(Exception):
    """The text is no literal; the message is for the learner, `place` is the index of the character it is about."""

    def __init__(self, sentence: str, place: int) -> None:
        super().__init__(sentence)
        self.place = place


def read_literal(text: str) -> Any:
    """Return the value of a Python literal: plain data, tuples, dicts with keys of text or whole numbers.

    The text is one line that does not begin with blanks.

    Raises:
        NotALiteralError: it is none, or one that cannot be passed to a function.
    """
    if not text.strip():
        raise NotALiteralError(f"There is nothing here. {_WANTED}", 0)
    if len(text) > LONGEST:
        raise NotALiteralError(f"That is longer than {LONGEST:,} characters.", LONGEST)
    with warnings.catch_warnings(action="ignore"):  # about escapes in a text, which are harmless
        tree = _parsed(text)
    _require_literal(tree, text, 0)
    value = ast.literal_eval(tree)
    if how_many(value) > MOST_VALUES:
        raise NotALiteralError(f"That holds more than {MOST_VALUES} values.", len(text))
    return value


def _parsed(text: str) -> ast.expr:
    try:
        return ast.parse(text, mode="eval").body
    except SyntaxError as error:
        place = min(max((error.offset or 1) - 1, 0), len(text))
        said = error.msg.partition(" (detected")[0]
        stop = "" if said.endswith("?") else "."
        raise NotALiteralError(f"{_at(text, place)}: {said}{stop} {_WANTED}", place) from None
    except (ValueError, RecursionError, MemoryError):
        raise NotALiteralError(f"Python cannot read that. {_WANTED}", 0) from None


def _require_literal(node: ast.expr, text: str, depth: int) -> None:
    if depth > DEEPEST:
        raise _refusal(node, text, "too many lists within lists")
    match node:
        case ast.List(entries) | ast.Tuple(entries):
            for entry in entries:
                _require_literal(entry, text, depth + 1)
        case ast.Dict(keys, values):
            for key in keys:
                _require_key(key, node, text)
            for entry in values:
                _require_literal(entry, text, depth + 1)
        case ast.UnaryOp(ast.USub() | ast.UAdd(), ast.Constant(number)) if type(number) in (int, float):
            _require_passable(number, node, text)
        case ast.Constant(value) if isinstance(value, _ATOMS):
            _require_passable(value, node, text)
        case _:
            raise _refusal(node, text, _what(node))


def _require_passable(value: Any, node: ast.expr, text: str) -> None:
    if isinstance(value, str) and any("\ud800" <= character <= "\udfff" for character in value):
        raise _refusal(node, text, "half a character")
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        raise _refusal(node, text, "that number is too large")


def _require_key(key: ast.expr | None, whole: ast.expr, text: str) -> None:
    match key:
        case ast.Constant(str()):
            _require_literal(key, text, 0)
        case ast.Constant(number) | ast.UnaryOp(ast.USub(), ast.Constant(number)) if type(number) is int:
            if number > LARGEST_KEY:
                raise _refusal(key, text, "that key is too large")
        case _:
            raise _refusal(key or whole, text, "a key is a text or a whole number")


def _refusal(node: ast.expr, text: str, what: str) -> NotALiteralError:
    place = len(text.encode()[: node.col_offset].decode())
    return NotALiteralError(f"{_at(text, place)}: {what}. {_WANTED}", place)


def _at(text: str, place: int) -> str:
    return f"At character {place + 1}" if place < len(text) else "At the end"


def _what(node: ast.expr) -> str:
    match node:
        case ast.Name(name):
            return f"{name} is a name"
        case ast.Call():
            return "that is a call"
        case ast.BinOp() | ast.UnaryOp() | ast.BoolOp() | ast.Compare():
            return "that has to be computed"
    return "that is not plain data"
