"""A list of rows to choose from."""

from textual.widgets import OptionList


class RowList(OptionList):
    """Textual's OptionList, made safe where its height changes, be it because of the window or of what stands below.

    The choice stays in view, and a page of no rows cannot be turned.
    """

    def on_resize(self) -> None:
        """Scroll to the choice, which a lower list may have lost."""
        self.call_after_refresh(self.scroll_to_highlight)

    def action_page_down(self) -> None:
        """Choose a row one page further down."""
        if self.size.height:
            super().action_page_down()  # type: ignore[no-untyped-call]

    def action_page_up(self) -> None:
        """Choose a row one page further up."""
        if self.size.height:
            super().action_page_up()  # type: ignore[no-untyped-call]
