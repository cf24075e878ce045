"""The code editor: Textual's TextArea, made safe and quiet."""

from typing import Any

from textual.events import Key
from textual.widgets import TextArea

from tutor.app.widgets.code_colours import editor_theme
from tutor.app.widgets.indenting import blanks_to_delete, indent_after

LONGEST_HIGHLIGHTED = 800
"""Lines; every key re-parses the whole file for its colours, which is felt above this."""


class CodeEditor(TextArea):
    """Edits one Python file; escape leaves it, so that letters are keys again."""

    def __init__(self, text: str, id: str) -> None:
        super().__init__(
            text,
            id=id,
            language=_language(text),
            show_line_numbers=True,
            tab_behavior="indent",
            soft_wrap=False,
            compact=True,
        )
        self.clean = self.text

    def on_mount(self) -> None:
        """Dress in the app's theme, now and whenever it changes."""
        self.dress()
        self.cursor_blink = self.app.animation_level != "none"
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self.dress())

    async def on_key(self, event: Key) -> None:
        """Leave escape to the screen, as TextArea would go on to whatever else is seen; indent a new line.

        The editor's own keys act here, not where they have bubbled up to: letters typed after them would overtake.
        """
        if event.key == "escape":
            event.prevent_default()
        elif own := self._bindings.key_to_bindings.get(event.key):
            event.prevent_default().stop()
            await self.run_action(own[0].action)
        elif event.key == "enter" and not self.read_only:
            event.prevent_default().stop()
            start, end = sorted(self.selection)
            self.replace("\n" + indent_after(self._line_before(start)), start, end, maintain_selection_offset=False)

    def action_delete_left(self) -> None:
        """Delete a character, or one step of indentation."""
        row, column = self.cursor_location
        blanks = blanks_to_delete(self._line_before((row, column))) if self.selection.is_empty else 0
        if blanks and not self.read_only:
            self.delete((row, column - blanks), (row, column), maintain_selection_offset=False)
        else:
            super().action_delete_left()

    def _line_before(self, location: tuple[int, int]) -> str:
        row, column = location
        return self.document.get_line(row)[:column]

    def dress(self) -> None:
        """Take colours from the app's theme."""
        theme = editor_theme(self.app.current_theme)
        self.register_theme(theme)
        self.theme = theme.name

    def show_text(self, text: str) -> None:
        """Show another text, keeping the cursor where it was as far as possible."""
        cursor, offset = self.cursor_location, self.scroll_offset
        if _language(text) != self.language or _newline(text) != self.document.newline:
            self.language = _language(text)
            self.load_text(text)
        else:
            # An edit is over thirty times faster than load_text, which compiles the grammar's queries again.
            self.history.checkpoint()
            self.replace(text, self.document.start, self.document.end)
        self.move_cursor(self.clamp_visitable(cursor))
        self.scroll_to(offset.x, offset.y, animate=False)
        self.mark_clean()

    def mark_clean(self) -> None:
        """Note that the file now holds what is shown."""
        self.clean = self.text

    @property
    def changed(self) -> bool:
        """Whether something was typed that the file does not hold."""
        return self.text != self.clean

    def _recompute_cursor_offset(self) -> None:
        # TextArea asks for the cursor's place before it has moved the cursor out of lines that an undo removed.
        location: Any = self.clamp_visitable(self.cursor_location)
        self._cursor_offset = self.wrapped_document.location_to_offset(location)


def _language(text: str) -> str | None:
    return "python" if text.count("\n") < LONGEST_HIGHLIGHTED else None


def _newline(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"
