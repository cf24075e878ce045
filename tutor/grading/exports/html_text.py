"""Foreign text on the page: escaped, and nothing in it that could turn a line around."""

import html

from tutor.checking.report import Outcome
from tutor.views.values import one_line, visible
from tutor.views.words import BLANK, NOTHING_SENT, SIGNS


def line(text: str) -> str:
    """Return text for one line of the page, or for an attribute in quotes."""
    return html.escape(one_line(text))


def block(text: str) -> str:
    """Return text for a block that keeps lines and spaces."""
    return html.escape(visible(text).strip("\n"))


def verdict(outcome: Outcome, *, is_sent: bool = True) -> str:
    """Return the sign and the word of an outcome, in its colour; or that nothing was sent."""
    if not is_sent:
        return f'<span class="muted">{BLANK} {NOTHING_SENT}</span>'
    return f'<span class="{outcome}">{SIGNS[outcome]} {outcome}</span>'
