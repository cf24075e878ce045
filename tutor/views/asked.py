"""What a call asked of the callables that it was given."""

from collections import Counter

from rich.text import Text

from tutor.checking.transcript import Call, Callback
from tutor.checking.wording import counted
from tutor.views.prose import sentences, wrapped
from tutor.views.values import short, visible
from tutor.views.words import CODE, HEADING, MORE, MUTED

SHOWN = 8
"""How many questions are shown."""

_LONGEST = 60


def asked_lines(yours: Call, reference: Call | None, width: int) -> list[Text]:
    """Return what the learner's code asked and was answered, and where the reference asks more often or less."""
    asked = yours.callbacks
    lines = [Text(), Text.assemble(("What your code asked", HEADING))] if asked else []
    for callback in asked[:SHOWN]:
        pieces = wrapped(_exchange(callback), width - 2, "    ")
        lines += [Text.assemble("  ", (piece, CODE), no_wrap=True) for piece in pieces]
    if len(asked) > SHOWN:
        lines.append(Text.assemble((f"  {MORE} and {len(asked) - SHOWN:,} more", MUTED)))
    return lines if reference is None else [*lines, *_otherwise_asked(yours, reference, width)]


def _exchange(callback: Callback) -> str:
    given = [short(value, _LONGEST) for value in callback.args]
    given += [f"{name}={short(value, _LONGEST)}" for name, value in callback.kwargs.items()]
    return visible(f"{callback.name}({', '.join(given)}) → {short(callback.answer, _LONGEST)}")


def _otherwise_asked(yours: Call, reference: Call, width: int) -> list[Text]:
    mine, theirs = (Counter(callback.name for callback in call.callbacks) for call in (yours, reference))
    for name in dict.fromkeys([*mine, *theirs]):
        if mine[name] != theirs[name]:
            said = f"You call {name} {counted(mine[name], 'time')}, the reference {counted(theirs[name], 'time')}."
            return [Text(), *sentences(said, width, MUTED)]
    return []
