"""Values as text: numbers that can be read, long lists shortened, foreign text made harmless."""

import math
import re

from tutor.checking.wording import counted, huge_text
from tutor.sandbox.answers import Opaque, Plain
from tutor.views.words import MORE

_UNPRINTABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
PLACES = 3

_FEW = 64


def visible(text: str) -> str:
    r"""Return foreign text with whatever could steer a terminal written out: ESC becomes \x1b; tabs become spaces."""
    escaped = _UNPRINTABLE.sub(lambda found: found[0].encode("unicode_escape").decode(), text.replace("\r\n", "\n"))
    return escaped.expandtabs(4)


def one_line(text: str) -> str:
    """Return foreign text made harmless, in one line, with single spaces."""
    return " ".join(visible(text).split())


def number(value: float, decimals: int = PLACES) -> str:
    """Return a number as Python text: 1.0 and 0.25 are exact, 0.730 is rounded to `decimals` places; nan, 1e-17, -2."""
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, int):
        return str(value) if value.bit_length() <= _FEW else huge_text(value)
    if not math.isfinite(value):
        return str(value)
    if value == 0:
        return "0.0"
    if 10.0**-decimals <= abs(value) < 1e7:
        text = f"{value:.{decimals}f}"
        return text if float(text) != value else re.sub(r"(\.\d+?)0+$", r"\1", text)
    return f"{value:.{max(decimals, PLACES)}g}"


def signed(value: float, decimals: int = PLACES) -> str:
    """Return a number with its sign: +1.0, -0.707, 0.0, nan, +inf."""
    text = number(value, decimals)
    return f"+{text}" if value > 0 and not isinstance(value, bool) else text


def short(value: Plain, width: int) -> str:
    """Return plain data as Python text of at most `width` columns; long lists say how long they are."""
    if isinstance(value, list) and not _fits(value, width):
        return _short_list(value, width)
    text = _text(value)
    return text if len(text) <= width else text[: max(width - 1, 0)] + MORE


def _fits(value: list[Plain], width: int) -> bool:
    return len(value) <= _FEW and len(_text(value)) <= width


def _short_list(value: list[Plain], width: int) -> str:
    thing = "number" if all(isinstance(entry, int | float) for entry in value) else "entry"
    many = f"({counted(len(value), thing)})"
    for head in range(min(len(value) - 1, 8), 0, -1):
        shown = ", ".join([*map(_text, value[:head]), MORE, _text(value[-1])])
        if len(text := f"[{shown}] {many}") <= width:
            return text
    return f"[{MORE}] {many}"


def _text(value: Plain) -> str:
    if isinstance(value, int | float):
        return number(value)
    if isinstance(value, list):
        tail = [MORE] if len(value) > _FEW else []
        return f"[{', '.join([*map(_text, value[:_FEW]), *tail])}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_text(key)}: {_text(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, Opaque):
        return f"<{visible(value.type_name)}>"
    return visible(repr(value))
