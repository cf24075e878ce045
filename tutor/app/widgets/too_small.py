"""What is shown instead of a screen that does not fit."""

from textual.widgets import Static


class TooSmall(Static):
    """A polite note for terminals below 60 columns or 18 lines; the stylesheet decides when it is seen."""

    def __init__(self) -> None:
        super().__init__(
            "This window is too small for the tutor: it needs 60 columns and 18 lines.\n\n"
            "Make it larger, or leave with ctrl+q and use  credit-tutor check.",
            classes="too-small",
            markup=False,
        )
