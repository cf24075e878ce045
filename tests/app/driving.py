"""Driving the app in a test: keys, saves of another editor, what is on the screen."""

import asyncio
from contextlib import asynccontextmanager, suppress

from fakes import FakePlayground, FakePractice
from textual.pilot import Pilot
from textual.widgets import OptionList
from textual.worker import WorkerFailed

from tutor.app.app import TutorApp
from tutor.app.widgets.file_editor import FileEditor


class Tutor(TutorApp):
    """The app with a practice and a playground that a test sets."""

    def __init__(self, course, workspace, exercise_id):
        super().__init__(course, workspace, None, exercise_id)
        self.fake = FakePractice()
        self.fake_playground = FakePlayground()
        self.heard = []

    def practice(self, _exercise):
        return self.fake

    def playground(self, _exercise):
        return self.fake_playground


class Driver:
    """A pilot that waits until nothing is left to happen."""

    def __init__(self, app, pilot: Pilot):
        self.app = app
        self.pilot = pilot

    async def settle(self):
        await self.pilot.pause()
        while workers := list(self.app.workers):
            for worker in workers:
                with suppress(WorkerFailed):
                    await worker.wait()
            await self.pilot.pause()

    async def press(self, *keys):
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def save_elsewhere(self, text, newline=""):
        """Save as vim and most editors do: another file, moved over the old one; then let the tutor look."""
        path = self.file()
        beside = path.with_suffix(".new")
        with beside.open("w", newline=newline) as file:
            file.write(text)
        beside.replace(path)
        self.editor.look()
        await self.settle()

    def file(self):
        return self.app.workspace.file(self.exercise)

    @property
    def exercise(self):
        return self.app.course.exercise(self.app.workspace.last_exercise)

    @property
    def editor(self):
        return next(screen for screen in reversed(self.app.screen_stack) if screen.query(FileEditor)).query_one(
            FileEditor
        )

    def choose(self, name):
        """Highlight an answer of a question."""
        answers = self.app.screen.query_one("#answers", OptionList)
        answers.highlighted = answers.get_option_index(name)

    def screen_lines(self):
        """Return what is on the screen, line by line, without trailing blanks."""
        return [strip.text.rstrip() for strip in self.app.screen._compositor.render_strips()]

    def screen_text(self):
        return "\n".join(self.screen_lines()) + "\n"

    @property
    def title(self):
        return type(self.app.screen).__name__


@asynccontextmanager
async def driving(app, size=(120, 40)):
    async with app.run_test(size=size, notifications=True, message_hook=app.heard.append) as pilot:
        driver = Driver(app, pilot)
        await driver.settle()
        yield driver


def drive(app, scenario, size=(120, 40)):
    """Run `scenario(driver)` in the app from start to end."""

    async def whole():
        async with driving(app, size) as driver:
            await scenario(driver)

    asyncio.run(whole())
