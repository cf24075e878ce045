"""A list of rows to choose from."""

from textual.widgets import OptionList


class RowList(OptionList):
    """Textual's OptionList, made safe while a tiny window hides it: a page of no rows cannot be turned."""

    def action_page_down(self) -> None:
        """Choose a row one page further down."""
        if self.size.height:
            super().action_page_down()  # type: ignore[no-untyped-call]

    def action_page_up(self) -> None:
        """Choose a row one page further up."""
        if self.size.height:
            super().action_page_up()  # type: ignore[no-untyped-call]
