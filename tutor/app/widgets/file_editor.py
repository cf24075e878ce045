"""The editor of the learner's file, which other editors may write at the same time."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.message import Message
from textual.timer import Timer

from tutor.app.both_sides import meet, parses, read_text
from tutor.app.messages import CheckRequested
from tutor.app.widgets.editor import CodeEditor
from tutor.course import Exercise
from tutor.sandbox import Submission
from tutor.workspace import Workspace, WorkspaceError
from tutor.workspace.watching import Watch

if TYPE_CHECKING:
    from textual.widgets import TextArea

TICK = 0.025
"""Seconds between two looks at the file."""

AUTOSAVE = 1.0
"""Seconds of silence after which what was typed is written down."""


class FileEditor(CodeEditor):
    """Shows the learner's file and keeps it and the buffer the same, never overwriting what it has not seen."""

    @dataclass
    class BothChanged(Message):
        """The file was saved elsewhere while something else was typed here."""

        theirs: str

    @dataclass
    class StateChanged(Message):
        """What is typed here is now in the file, or what is in the file was sent to be checked; or no longer."""

    @dataclass
    class NotSaved(Message):
        """The file cannot be written; `sentence` says why and what to do."""

        sentence: str

    def __init__(self, workspace: Workspace, exercise: Exercise) -> None:
        self._path = workspace.file(exercise)
        bases = [workspace.course.exercise(id) for id in exercise.builds_on]
        self._watch = Watch([self._path, *(workspace.file(base) for base in bases)])
        self._on_disk = read_text(self._path)
        self._checked = self._on_disk
        self._was = (False, False)
        super().__init__(self._on_disk or "", id="code")
        self.add_class("pane")
        self.border_title = f" 2 {exercise.file_name} "
        self.read_only = self._on_disk is None
        self._workspace = workspace
        self._exercise = exercise
        self._half_written = False
        self._autosave: Timer | None = None
        self.cannot_be_written = False

    def on_mount(self) -> None:
        """Begin to watch the file."""
        self.set_interval(TICK, self.look)

    def on_unmount(self) -> None:
        """Write down what was typed, however the app ends."""
        self._save_quietly()

    @property
    def unchecked(self) -> bool:
        """Whether the file was written since it was last sent to be checked: a silence saves and does not check."""
        return self._on_disk != self._checked

    def look(self) -> None:
        """See whether the file, or one that it builds on, was saved by somebody else."""
        changed = self._watch.changed()
        if changed and self._path not in changed:
            self.request_check()
        if self._path not in changed and not self._half_written:
            return
        theirs = read_text(self._path)
        if theirs is not None and not parses(theirs) and not self._half_written:
            self._half_written = True
            return
        self._half_written = False
        self._meet(theirs)

    def save(self, *, anew: bool = False) -> bool:
        """Write what was typed, unless the file has changed meanwhile; say whether nothing is left to be written.

        With `anew`, a file that was deleted is there again after.
        """
        self.cannot_be_written = False
        theirs, is_gone = read_text(self._path), self._is_gone()
        if theirs != self._on_disk and not is_gone:
            self._meet(theirs)
            return not self.changed
        is_due = self.changed or (anew and is_gone and self.text != "")
        return not is_due or self._write(self.text)

    def set_aside(self) -> bool:
        """Keep what is typed as an attempt, because it cannot be written; say whether that went well."""
        try:
            self._keep(Submission.from_text(self._path.name, self.text))
        except WorkspaceError as error:
            self.post_message(self.NotSaved(str(error)))
            return False
        self.mark_clean()
        return True

    def keep_mine(self) -> None:
        """Write the buffer over a file that changed elsewhere, which is kept as an attempt."""
        self._keep(self._workspace.submission(self._exercise))
        if self._write(self.text):
            self.request_check()

    def take_theirs(self) -> None:
        """Show the file in place of the buffer, which is kept as an attempt."""
        self._keep(Submission.from_text(self._path.name, self.text))
        self._accept(read_text(self._path))

    def put_back(self, text: str) -> None:
        """Bring back an earlier text; the one it replaces is kept as an attempt."""
        self._keep(self._workspace.submission(self._exercise))
        if self._write(text):
            self._accept(text)

    def look_again(self) -> None:
        """Show what is in the file now, after the tutor itself has replaced it."""
        self._accept(read_text(self._path))

    def request_check(self) -> None:
        """Ask for the file to be checked."""
        self._checked = self._on_disk
        self._announce()
        self.screen.post_message(CheckRequested(self._exercise.id))

    def _keep(self, loser: Submission) -> None:
        self._workspace.record_attempt(self._exercise.id, loser, None, "conflict")

    def _meet(self, theirs: str | None) -> None:
        changed_there = theirs != self._on_disk
        match meet(mine_changed=self.changed, theirs_changed=changed_there, equal=theirs == self.text):
            case "conflict" if theirs is not None:
                self.post_message(self.BothChanged(theirs))
            case "conflict":
                self._refuse(f"{self._path.name} on disk is no longer a text file. It is left as it is.")
            case "mine":
                pass
            case _:
                self._accept(theirs)

    def _accept(self, theirs: str | None) -> None:
        self._on_disk = theirs
        self.read_only = theirs is None
        if theirs is not None and theirs != self.text:
            self.show_text(theirs)
        self.mark_clean()
        self.request_check()

    def _write(self, text: str) -> bool:
        try:
            self._workspace.save(self._exercise, text)
        except WorkspaceError as error:
            self._refuse(str(error))
            return False
        self.read_only = False
        self._on_disk = text
        self._watch.changed()
        self.mark_clean()
        return True

    def _refuse(self, sentence: str) -> None:
        self.cannot_be_written = True
        self.post_message(self.NotSaved(sentence))

    def _is_gone(self) -> bool:
        """Whether the file was deleted: then what is shown is all there is, and overwrites nothing."""
        return not os.path.lexists(self._path)

    def mark_clean(self) -> None:
        """Note that the file now holds what is shown, and say so."""
        super().mark_clean()
        self._announce()

    def on_text_area_changed(self, _event: TextArea.Changed) -> None:
        """Write down what was typed after a moment of silence."""
        self._announce()
        if self._autosave is not None:
            self._autosave.stop()
        self._autosave = self.set_timer(AUTOSAVE, self._save_quietly)

    def _save_quietly(self) -> None:
        if self.changed and (read_text(self._path) == self._on_disk or self._is_gone()):
            self._write(self.text)

    def _announce(self) -> None:
        now = (self.changed, self.unchecked)
        if now != self._was:
            self._was = now
            self.post_message(self.StateChanged())
