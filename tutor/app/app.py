"""The app itself: which screens there are, which themes, and the actions that work everywhere."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, ClassVar

from textual.app import App, SystemCommand
from textual.dom import DOMNode
from textual.screen import Screen
from textual.widgets import Static

from tutor.app.actions import Action, actions_of, bindings, spoken
from tutor.app.themes import DARK, LIGHT, own_themes, palette_for
from tutor.course import Course, Exercise
from tutor.views.confinement import confinement_note
from tutor.views.theme import rich_theme
from tutor.workspace import WorkspaceError

if TYPE_CHECKING:
    from tutor.app.widgets.file_editor import FileEditor
    from tutor.checking.playground import Playground
    from tutor.checking.practice import Practice
    from tutor.sandbox import Sandbox
    from tutor.workspace import Workspace


_BY_WIDTH = [(0, "-tiny"), (60, "-narrow"), (100, "-wide"), (160, "-huge")]
_BY_HEIGHT = [(0, "-flat"), (18, "-short"), (36, "-tall")]
_STYLES = Path(__file__).with_name("styles")


SWITCH_INTERVAL = 0.0005
"""Seconds after which a thread that waits for its turn gets it.

A check lets go of the interpreter at each message to the child, hundreds of times. With Python's five milliseconds it
would wait that long to go on, each time that the screen is being drawn.
"""


class TutorApp(App[None]):
    """The terminal tutor; it closes the sandbox when it is left."""

    TITLE = "credit-tutor"
    CSS_PATH: ClassVar[list[str | PurePath]] = [
        _STYLES / f"{part}.tcss" for part in ("base", "map", "exercise", "sheets")
    ]
    BINDINGS = bindings("app")
    HORIZONTAL_BREAKPOINTS = _BY_WIDTH
    VERTICAL_BREAKPOINTS = _BY_HEIGHT
    PAUSE_GC_ON_SCROLL = True

    def __init__(
        self, course: Course, workspace: Workspace, sandbox: Sandbox | None, exercise_id: str | None = None
    ) -> None:
        super().__init__()
        self.course = course
        self.workspace = workspace
        self._sandbox = sandbox
        self._first_exercise = exercise_id
        for theme in own_themes():
            self.register_theme(theme)
        self.console.push_theme(rich_theme(palette_for(self.current_theme)))
        wanted = os.environ.get("TEXTUAL_THEME") or workspace.theme
        if "TEXTUAL_THEME" in os.environ:  # then Textual has set it already, and draws only what changes
            self.theme = DARK if wanted == LIGHT else LIGHT
        self.theme = self._worn_theme = wanted if wanted in self.available_themes else DARK
        if "SSH_CONNECTION" in os.environ:
            self.animation_level = "none"

    def get_default_screen(self) -> Screen[None]:
        """The map lies under everything."""
        from tutor.app.screens.map import MapScreen

        return MapScreen(self.course, self.workspace)

    def on_mount(self) -> None:
        """Go to the exercise that was asked for; greet a learner who is new; say what the folder has to say."""
        sys.setswitchinterval(SWITCH_INTERVAL)
        self.call_after_refresh(gc.enable)
        if self._first_exercise is not None:
            self.open_exercise(self.course.exercise(self._first_exercise))
        elif self.workspace.last_exercise is None:
            self.action_welcome()
        for notice in self.workspace.notices:
            self.notify(notice, timeout=20, markup=False)

    def on_unmount(self) -> None:
        """End the learner's code that may still run, so that nobody who quits waits for an endless loop."""
        if self._sandbox is not None:
            self._sandbox.close()

    def practice(self, exercise: Exercise) -> Practice:
        """Return what checks this exercise, with the learner's seed; slow, so call it in a thread."""
        from tutor.checking.practice import Practice

        assert self._sandbox is not None
        return Practice(self.course, exercise, self._sandbox, self.workspace.seed(exercise.id))

    def playground(self, exercise: Exercise) -> Playground:
        """Return what calls the functions of this exercise; slow, so call it in a thread."""
        from tutor.checking.playground import Playground

        assert self._sandbox is not None
        return Playground(self.course, exercise, self._sandbox)

    @property
    def confinement_note(self) -> str:
        """A sentence when the code that was checked could do more than it should, else nothing."""
        return "" if self._sandbox is None else confinement_note(self._sandbox.confinement)

    def open_exercise(self, exercise: Exercise) -> None:
        """Show an exercise over the map."""
        from tutor.app.screens.exercise import ExerciseScreen

        self.workspace.remember(exercise.id)
        screen = ExerciseScreen(self.course, self.workspace, exercise)
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def validate_theme(self, name: str) -> str:
        """Refuse themes of terminal colours when NO_COLOR is set: they come out black on black."""
        theme = self.get_theme(name)
        if self.no_color and theme is not None and theme.ansi:
            return DARK if theme.dark else LIGHT
        return name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Give the names that our stylesheets add a value under every theme."""
        colours = palette_for(self.current_theme)
        return {"quiet": colours["muted"], "rule": colours["muted"], "chosen": colours.get("raised", "ansi_default")}

    def watch_theme(self) -> None:
        """Draw results, which are Rich renderables, in colours that suit the new theme, which is remembered."""
        self.console.push_theme(rich_theme(palette_for(self.current_theme)))
        for screen in self.screen_stack:
            for static in screen.query(Static):
                static.update(static.content)
        if self.is_running and self.theme != self._worn_theme:
            self._worn_theme = self.theme
            with suppress(WorkspaceError):
                self.workspace.wish_theme(self.theme)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Offer in the palette every action that can be done now, and the themes."""
        offered = actions_of(*getattr(screen, "places", ()), *getattr(screen, "WHERE", ()), "app")
        for title in dict.fromkeys(action.title for action in offered if action.id != "command_palette"):
            same = [action for action in offered if action.title == title]
            keys = " ".join(spoken(key) for action in same for key in (*action.keys, *action.letters))
            run = partial(self.run_action, same[0].id, self._doer(same[0], screen))
            yield SystemCommand(title, f"{same[0].group} · {keys}", run)
        yield SystemCommand("Theme", "Everywhere · choose the colours", self.action_change_theme)

    def _doer(self, action: Action, screen: Screen[object]) -> DOMNode:
        if "app" in action.where:
            return self
        return screen.query_one("#playground") if "playground" in action.where else screen

    async def action_quit(self) -> None:
        """Leave, once what was typed is in the file; if it cannot be, the learner is asked instead."""
        from tutor.app.widgets.file_editor import FileEditor

        editors = [editor for screen in self.screen_stack for editor in screen.query(FileEditor)]
        unsaved = [editor for editor in editors if not editor.save()]
        if not unsaved:
            self.exit()
        elif all(editor.cannot_be_written for editor in unsaved):
            self._ask_whether_to_leave(unsaved)

    def _ask_whether_to_leave(self, unsaved: list[FileEditor]) -> None:
        from tutor.app.screens.choice import ChoiceSheet, leave_question

        def answered(choice: str | None) -> None:
            if choice == "leave" and all(editor.set_aside() for editor in unsaved):
                self.exit()

        if not isinstance(self.screen, ChoiceSheet):
            self.push_screen(leave_question(), answered)

    def action_help(self) -> None:
        """Show every key."""
        from tutor.app.screens.help import HelpSheet

        self.push_screen(HelpSheet())

    def action_welcome(self) -> None:
        """Say what this is and where the files are."""
        from tutor.app.screens.welcome import WelcomeSheet

        def answered(choice: str | None) -> None:
            if choice == "begin":
                self.open_exercise(self.course.exercises[0])

        self.push_screen(WelcomeSheet(self.course, self.workspace), answered)

    def action_switch_theme(self) -> None:
        """Go from dark to light and back."""
        self.theme = LIGHT if self.current_theme.dark else DARK
