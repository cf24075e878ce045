"""What keys do in the playground."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text
from textual import on
from textual.widgets import Static

from tutor.app.play.asking import Asking
from tutor.app.play.leaves import at
from tutor.app.play.saying import NEVER_TYPED, typing_text, where_text
from tutor.app.play.session import Session
from tutor.app.play.typed import in_place_of, text_of
from tutor.app.widgets.play_answer import AnswerView
from tutor.app.widgets.play_call import CallView
from tutor.app.widgets.play_typing import TypedValue
from tutor.views.words import ACCENT, MUTED


class PlayKeys(Asking):
    """The actions of the playground; each that changes the call has it made.

    None does anything before the playground is open, or while a value is typed.
    """

    session: Session | None = None

    @property
    def is_typing(self) -> bool:
        """Whether a value is being typed."""
        return bool(self.query(TypedValue))

    def show_call(self) -> None:
        """Show the call with the cursor, and say what is at the cursor, or what there is to say about the last key."""
        if (session := self.session) is not None:
            self.query_one(CallView).show(session.draft, session.cursor)
            place = where_text(session.draft, session.cursor, len(session.functions))
            self.say(session.note or place, ACCENT if session.note else MUTED)

    def say(self, sentence: str, style: str = "") -> None:
        """Say something in the line below the call."""
        self.query_one("#play-where", Static).update(Text.assemble((sentence, style)))

    def _do(self, action: Callable[..., None], *how: Any) -> None:
        if (session := self.session) is not None and not self.is_typing:
            before = session.draft
            action(session, *how)
            self.show_call()
            if session.draft is not before:
                self.ask(session.draft)

    def action_leaf(self, step: int) -> None:
        """Go to another value."""
        self._do(Session.move, step)

    def action_line(self, step: int) -> None:
        """Go to the line above or below."""
        if self.session is not None:
            layout = self.query_one(CallView).layout_of_call
            self._do(Session.go_to, layout.beside(self.session.cursor, step))

    def action_nudge(self, sign: int) -> None:
        """Make a number larger or smaller, or choose the next or the previous of some others."""
        self._do(Session.nudge, sign)

    def action_flip(self) -> None:
        """Turn a value into its opposite, or choose the next of some others."""
        self._do(Session.flip)

    def action_duplicate(self, further_out: int) -> None:
        """Lengthen a list."""
        self._do(Session.duplicate, further_out)

    def action_remove(self, further_out: int) -> None:
        """Shorten a list."""
        self._do(Session.remove, further_out)

    def action_undo(self) -> None:
        """Take back the last change."""
        self._do(Session.undo)

    def action_restart(self) -> None:
        """Go back to what the function began with."""
        self._do(Session.restart)

    def action_function(self) -> None:
        """Go to the next function."""
        self._do(Session.switch)

    async def action_type(self, length: int | None = None) -> None:
        """Type a value: that at the cursor, or the whole of its argument, whose path has a `length` of one."""
        if self.session is None or not self.session.cursor or self.is_typing:
            return
        path = self.session.cursor[:length]
        text = text_of(at(self.session.draft.values, path))
        if text is None:
            self.say(NEVER_TYPED, ACCENT)
            return
        typed = TypedValue(path, text)
        await self.mount(typed, after="#play-where")
        typed.focus()
        typed.action_select_all()
        self.say(typing_text(self.session.draft, path), ACCENT)

    def action_scroll(self, step: int) -> None:
        """Scroll the answer by a page."""
        if self.session is not None:
            self.query_one(AnswerView).turn(step)

    @on(TypedValue.Given)
    async def _put(self, event: TypedValue.Given) -> None:
        assert self.session is not None
        await self._stop_typing()
        old = at(self.session.draft.values, event.path)
        self._do(Session.put, event.path, in_place_of(old, event.value))

    @on(TypedValue.Refused)
    def _refuse(self, event: TypedValue.Refused) -> None:
        self.say(event.sentence)

    @on(TypedValue.Mended)
    def _ask_for_it_again(self, event: TypedValue.Mended) -> None:
        assert self.session is not None
        self.say(typing_text(self.session.draft, event.path), ACCENT)

    @on(TypedValue.GivenUp)
    async def _leave_it(self) -> None:
        await self._stop_typing()
        self.show_call()

    async def _stop_typing(self) -> None:
        await self.query(TypedValue).remove()
        self.focus()

    @on(CallView.Chosen)
    def _go_to(self, event: CallView.Chosen) -> None:
        self._do(Session.go_to, event.path)
