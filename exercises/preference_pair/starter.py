"""Preference pairs: ask the judge twice.

Two functions: one reads what a judge replied, the other
asks it and builds a pair. The lesson's pages "Your task"
say exactly what to return. Every save is checked against
replies and judges that you do not see.
"""

from collections.abc import Callable


def parse_verdict(reply: str) -> str | None:
    """Return "A", "B" or "tie", as the reply says under
    the key "verdict"; None where that is not certain.

    `reply` is any text: JSON, prose around it, several
    objects, or none.
    """
    raise NotImplementedError  # TODO


def build_pair(
    prompt: str,
    complete: Callable[[str], str],
    judge: Callable[[str, str, str], str],
) -> dict | None:
    """Return a dict with "prompt", "chosen", "rejected"
    and "verdicts"; None where the judge does not decide.

    `complete(prompt)` gives one completion at a time.
    `judge(prompt, first, second)` gives a reply, for
    parse_verdict to read.
    """
    raise NotImplementedError  # TODO
