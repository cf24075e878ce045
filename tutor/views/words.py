"""The word and the sign of each outcome, and the names of all styles."""

from tutor.checking.report import Outcome

SIGNS: dict[Outcome, str] = {"passed": "✓", "failed": "✗", "error": "!", "timeout": "…", "skipped": "–"}
"""One column wide in every terminal font; the word always stands near."""

NOTHING_SENT = "nothing sent"
"""Said in the place of an outcome, where there was nothing to have one; its sign is BLANK."""

BLANK = "·"
FIRST_DIFFERENCE = "▶"
DIFFERENCE = "✗"
MORE = "…"
BETWEEN = " · "

MUTED = "credit.muted"
ACCENT = "credit.accent"
TITLE = "credit.title"
HEADING = "credit.heading"
CODE = "credit.code"
POSITIVE = "credit.positive"
NEGATIVE = "credit.negative"
ZERO = "credit.zero"
MARK = "credit.mark"
ADDED = "credit.added"
REMOVED = "credit.removed"


def outcome_style(outcome: Outcome) -> str:
    """Return the name of the style in which an outcome's sign and word are set."""
    return f"credit.{outcome}"


def spoken(name: str) -> str:
    """Return a name of code as words: "equal_rewards" is "equal rewards"."""
    return name.replace("_", " ").strip()
