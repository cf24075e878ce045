"""Telling submissions that are wrong in the same way: a hash over what they said where they were wrong."""

import hashlib
from collections.abc import Iterator

from tutor.checking.running import Run
from tutor.checking.transcript import Conversation, Yield
from tutor.checking.verdicts import departure
from tutor.sandbox.answers import Opaque, Plain

_NOTHING = 1e-8
_LONGEST = 1000
"""Entries of a list beyond which only its length counts."""


def signature_of(run: Run) -> str:
    """Return a hash that is equal for submissions with equal wrong answers to equal inputs.

    Numbers count to six digits, of an exception only its type. Empty where all passed, and where nothing ran.
    """
    said = list(_wrong(run))
    return hashlib.sha256("\n".join(said).encode("utf-8", "surrogatepass")).hexdigest() if said else ""


def _wrong(run: Run) -> Iterator[str]:
    for row in run.report.checks:
        for case in run.preparation.cases[row.name] if row.outcome != "passed" else ():
            held = run.held.get(case.key)
            if held is not None and departure(case, held) is not None:
                yield f"{case.key}: {_said(held)}"


def _said(held: Conversation) -> str:
    yields = "; ".join(map(_yielded, held.yields))
    asked = "; ".join(f"{back.name}({_text(back.args)}, {_text(back.kwargs)})" for back in held.callbacks)
    if (failure := held.failure) is None:
        return f"{yields} | {asked}"
    return f"{yields} | {asked} | {failure.kind} {failure.type_name} {_text(failure.got)}"


def _yielded(said: Yield) -> str:
    return f"{_text(said.value)}, {_text(said.other)}" if said.is_pair else _text(said.value)


def _text(value: "Plain | tuple[Plain, ...]") -> str:
    """Return a text that is the same for what the comparison calls the same, but for numbers at a rounding's edge."""
    match value:
        case bool() | None | str():
            return repr(value)
        case int() | float():
            return _number(value)
        case Opaque(type_name):
            return f"<{type_name}>"
        case dict():
            return "{" + ", ".join(sorted(f"{_text(key)}: {_text(item)}" for key, item in value.items())) + "}"
        case _:
            return f"[{', '.join(map(_text, value[:_LONGEST]))}] of {len(value)}"


def _number(value: int | float) -> str:
    try:
        return "0" if abs(value) < _NOTHING else f"{float(value):.6g}"
    except OverflowError:  # an integer beyond every float
        return hex(value) if isinstance(value, int) else repr(value)
