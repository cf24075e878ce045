"""Foreign text on the page: escaped, and nothing in it that could turn a line around."""

import html

from tutor.views.values import one_line, visible
from tutor.views.words import BLANK, SIGNS


def line(text: str) -> str:
    """Return text for one line of the page, or for an attribute in quotes."""
    return html.escape(one_line(text))


def block(text: str) -> str:
    """Return text for a block that keeps lines and spaces."""
    return html.escape(visible(text).strip("\n"))


def verdict(said: str) -> str:
    """Return the sign and the word of an outcome, in its colour; or of NOTHING_SENT."""
    sign, name = (SIGNS[said], said) if said in SIGNS else (BLANK, "muted")
    return f'<span class="{name}">{sign}<span class="word"> {said}</span></span>'
