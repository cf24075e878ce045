"""The real course, the real sandbox, the real clock: fail, be told why, mend it elsewhere, pass, go on."""

import asyncio

import pytest
from textual.app import App

from tutor.app.app import TutorApp
from tutor.app.messages import CounterexampleFound, DiagnosisFound, VerdictReached
from tutor.app.widgets import file_editor
from tutor.app.widgets.heading import Heading
from tutor.sandbox import start_sandbox
from tutor.workspace import Workspace

SAMPLE_STD = """
def grpo_advantages(rewards):
    mean = sum(rewards) / len(rewards)
    if min(rewards) == max(rewards):
        return [0.0] * len(rewards)
    spread = (sum((reward - mean) ** 2 for reward in rewards) / (len(rewards) - 1)) ** 0.5
    return [(reward - mean) / spread for reward in rewards]
"""


@pytest.fixture
def clock(monkeypatch):
    monkeypatch.setattr(file_editor, "TICK", 0.025)


class Ears:
    """Hears messages and lets one wait for the next of a kind."""

    def __init__(self):
        self.heard = asyncio.Queue()

    def __call__(self, message):
        if isinstance(message, VerdictReached | DiagnosisFound | CounterexampleFound):
            self.heard.put_nowait(message)

    async def next(self, kind):
        while not isinstance(message := await asyncio.wait_for(self.heard.get(), 30), kind):
            pass
        return message.report


def save_elsewhere(path, text):
    beside = path.with_suffix(".swp")
    beside.write_text(text)
    beside.replace(path)


def test_from_the_sample_standard_deviation_to_the_next_exercise(course, tmp_path, clock):
    workspace = Workspace.open(tmp_path / "credit-tutor", course)
    exercise = course.exercise("grpo_advantages")

    async def whole():
        ears = Ears()
        app: App = TutorApp(course, workspace, start_sandbox(), exercise.id)
        async with app.run_test(size=(120, 40), message_hook=ears) as pilot:
            await app.workers.wait_for_complete()
            save_elsewhere(workspace.file(exercise), SAMPLE_STD)
            report = await ears.next(VerdictReached)
            assert report.outcome == "failed"
            report = await ears.next(DiagnosisFound)
            assert [diagnosis.misconception for diagnosis in report.diagnoses] == ["sample_std"]
            report = await ears.next(CounterexampleFound)
            assert any(check.counterexample for check in report.checks)
            save_elsewhere(workspace.file(exercise), exercise.solution)
            report = await ears.next(VerdictReached)
            assert report.passed
            await app.workers.wait_for_complete()
            await pilot.pause()
            await pilot.press("f9")
            await pilot.pause()
            assert workspace.last_exercise == "dynamic_sample"
            await app.workers.wait_for_complete()

    asyncio.run(whole())
    assert workspace.progress(exercise.id).state == "passed"


def test_every_exercise_of_the_course_opens_and_its_solution_passes(course, tmp_path, clock):
    workspace = Workspace.open(tmp_path / "credit-tutor", course)
    for exercise in course.exercises:
        workspace.save(exercise, exercise.solution)

    async def opened(exercise):
        ears = Ears()
        app = TutorApp(course, workspace, start_sandbox(), exercise.id)
        async with app.run_test(size=(80, 24), message_hook=ears):
            report = await ears.next(VerdictReached)
            assert report.passed, report
            await app.workers.wait_for_complete()

    for exercise in course.exercises:
        asyncio.run(opened(exercise))
    assert {progress.state for progress in workspace.progress_all().values()} == {"passed"}


ENDLESS = """
def grpo_advantages(rewards):
    while True:
        pass
"""


def test_quitting_does_not_wait_for_an_endless_loop(course, tmp_path, clock):
    workspace = Workspace.open(tmp_path / "credit-tutor", course)
    exercise = course.exercise("grpo_advantages")
    workspace.save(exercise, ENDLESS)

    async def quit_while_it_runs():
        app = TutorApp(course, workspace, start_sandbox(), exercise.id)
        async with app.run_test(size=(80, 24)) as pilot:
            heading = app.screen.query_one(Heading)
            while "checking" not in heading.render().plain:
                await pilot.pause()
            await pilot.press("ctrl+q")
        return app

    asyncio.run(asyncio.wait_for(quit_while_it_runs(), 30))
    assert [attempt.outcome for attempt in workspace.attempts(exercise.id)] in ([], [None])
