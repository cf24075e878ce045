"""Take the README's screenshot: the first exercise with the sample standard deviation, named.

python -m tests.app.take_screenshot
"""

import asyncio
import os
import tempfile
from pathlib import Path

from tutor.app.app import TutorApp
from tutor.course import load_course
from tutor.sandbox import start_sandbox
from tutor.workspace import Workspace

TARGET = Path(__file__).parent.parent.parent / ".github" / "screenshot.svg"

SAMPLE_STD = '''"""GRPO: the group is the baseline."""

from statistics import mean, stdev


def grpo_advantages(rewards):
    """Return one advantage for each sample."""
    if max(rewards) == min(rewards):
        return [0.0 for _ in rewards]
    return [
        (reward - mean(rewards)) / stdev(rewards)
        for reward in rewards
    ]
'''


async def main() -> None:
    """Run the app without a terminal, wait for the reason, and write down what is on the screen."""
    course = load_course()
    with tempfile.TemporaryDirectory() as name:
        os.environ["HOME"] = name  # the path on the screen is anybody's
        workspace = Workspace.open(Path(name) / "credit-tutor", course)
        exercise = course.exercise("grpo_advantages")
        workspace.save(exercise, SAMPLE_STD)
        heard: list[str] = []
        app = TutorApp(course, workspace, start_sandbox(), exercise.id)
        async with app.run_test(size=(120, 36), message_hook=lambda said: heard.append(type(said).__name__)) as pilot:
            await pilot.press("right_square_bracket", "f2")
            while "CounterexampleFound" not in heard:
                await pilot.pause(0.05)
            await pilot.pause()
            TARGET.parent.mkdir(exist_ok=True)
            TARGET.write_text(app.export_screenshot(title="credit-tutor"), encoding="utf-8")
        workspace.close()


if __name__ == "__main__":
    asyncio.run(main())
