"""The playground: a call of the learner's own function, of which every value can be changed with a key."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Static
from textual.worker import Worker, WorkerState

from tutor.app.actions import bindings
from tutor.app.play.asking import Asking
from tutor.app.play.pins import NOW, Pins
from tutor.app.play.saying import NOT_YET, READY
from tutor.app.play.session import Session
from tutor.app.widgets.play_answer import AnswerView
from tutor.app.widgets.play_call import CallView
from tutor.app.widgets.play_keys import PlayKeys
from tutor.app.widgets.play_typing import TypedValue
from tutor.views.pinned import compared_lines
from tutor.views.played import played_lines
from tutor.views.prose import sentences
from tutor.views.units import ENTRY, units_of
from tutor.views.words import ACCENT, HEADING

if TYPE_CHECKING:
    from tutor.checking.playground import Played
    from tutor.checking.starts import Draft
    from tutor.course import Exercise
    from tutor.workspace import Workspace


class PlaygroundPane(PlayKeys):
    """Shows a call and what it came to; keys change the call, and the answer follows."""

    can_focus = True
    BINDINGS: ClassVar[list[BindingType]] = bindings("playground")

    def __init__(self, workspace: Workspace, exercise: Exercise) -> None:
        super().__init__(workspace, exercise)
        self.border_title = " 5 Playground "
        self._pins = Pins()
        self._shown: tuple[Draft, Played, Played | None] | None = None
        self._is_old = False

    def compose(self) -> ComposeResult:
        """One line, until it is opened for the first time."""
        yield Static(READY, id="play-where", markup=False)

    def on_focus(self) -> None:
        """Get ready the first time; later, go on typing, or ask what a newer file answers."""
        if self.session is None:
            self.open()
        elif self.is_typing:
            self.query_one(TypedValue).focus()
        elif self._is_old:
            self._ask_again()

    def file_changed(self) -> None:
        """Take note that the learner's file was saved, and ask again if anybody sees it."""
        self._is_old = True
        if self.session is not None and self.display:
            self._ask_again()

    def passed(self) -> None:
        """Show the reference from now on."""
        if not self.has_passed:
            self.has_passed = True
            self.file_changed()

    def _ask_again(self) -> None:
        if self.session is not None:
            self._is_old = False
            self.ask(self.session.draft, now=True)

    @on(Asking.Opened)
    async def _begin_session(self, event: Asking.Opened) -> None:
        if self.session is None:
            self.session = Session(event.starts)
            await self.mount(CallView(self.session.draft, self.session.cursor), before="#play-where")
            await self.mount(AnswerView())
            self.show_call()
            self._ask_again()

    def told(self, played: Played, reference: Played | None) -> None:
        """Show the answer."""
        assert self.session is not None
        self._shown = self.session.draft, played, reference
        self.query_one(AnswerView).show(self._lines)

    def runs_long(self) -> None:
        """Say that the function runs, in place of an answer to another call."""
        assert self.session is not None
        sentence = f"◌ {self.session.function} is running."
        self.query_one(AnswerView).show(partial(sentences, sentence, style=ACCENT))

    def action_pin(self) -> None:
        """Pin what is shown, as A or as B; with both pinned, let them go."""
        if self.session is None or self.is_typing:
            return
        if self._shown is None or self._shown[1].is_in_file or self.is_waiting:
            self.say(NOT_YET, ACCENT)
            return
        self.say(self._pins.pin(*self._shown[:2]), ACCENT)
        self.query_one(AnswerView).show(self._lines)

    def _lines(self, width: int) -> list[Text]:
        assert self._shown is not None
        draft, played, reference = self._shown
        unit = units_of(self.exercise).get(played.call.function, ENTRY)
        compared = self._pins.compared(draft, played)
        above = [*compared_lines(*compared, unit, width), Text(), Text(NOW, HEADING), Text()] if compared else []
        return [*above, *played_lines(played, reference, unit, width)]

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """A failure of the tutor, or of the course, is said in place of an answer."""
        if event.state is not WorkerState.ERROR:
            return
        self.stop_waiting()
        self._shown = None
        self.log.error(event.worker.error)
        error = event.worker.error
        sentence = f"The playground failed, not your code. {type(error).__name__}: {error}"
        if self.session is None:
            self.say(sentence)
        else:
            self.query_one(AnswerView).show(partial(sentences, sentence))
