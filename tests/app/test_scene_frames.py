"""The picture pane and the close look with scenes of every kind, after a real run of the checks, as text."""

import os
from pathlib import Path

import pytest
from driving import Tutor, drive

from tutor.app.widgets.checks import CheckList
from tutor.checking.practice import Practice
from tutor.sandbox import Submission
from tutor.workspace import Workspace

GOLDEN = Path(__file__).parent / "golden_scenes"
WRONG = (Path(__file__).parent.parent / "courses" / "drawn" / "wrong.py").read_text(encoding="utf-8")
SIZES = ((80, 24), (120, 40), (200, 60))
CHECKS = ("turns", "meeting", "worth", "within")


@pytest.fixture(scope="module")
def wrong_run(pictured, sandbox):
    exercise = pictured.exercise("credits")
    return Practice(pictured, exercise, sandbox, seed=1).check(Submission.from_text("credits.py", WRONG))


@pytest.fixture
def pictures(pictured, wrong_run, tmp_path):
    """The app on the exercise whose answers have scenes, with what a real run of a wrong file has found."""
    opened = Workspace.open(tmp_path / "credit-tutor", pictured)
    opened.remember("credits")
    app = Tutor(pictured, opened, "credits")
    app.fake.check = lambda _submission: wrong_run
    app.fake.diagnose = app.fake.shrink = lambda run, stop=lambda: False: run
    yield app
    opened.close()


async def choose(driver, name):
    await driver.save_elsewhere(WRONG)
    checks = driver.app.screen.query_one(CheckList)
    checks.highlighted = CHECKS.index(name)
    await driver.settle()


def shown(driver, widget):
    """What is on the screen of a widget, line by line."""
    region = driver.app.screen.query_one(widget).region
    lines = driver.screen_lines()[region.y : region.bottom]
    return "".join(f"{line[region.x : region.right].rstrip()}\n" for line in lines)


def compare(name, text):
    path = GOLDEN / name
    if os.environ.get("UPDATE_GOLDEN") == "1":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), f"{name} is new: run once with UPDATE_GOLDEN=1, and look at it"
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_picture_pane_looks_as_it_did(size, pictures):
    async def look(driver):
        for name in CHECKS:
            await choose(driver, name)
            await driver.press("4")
            compare(f"{name}.{size[0]}x{size[1]}.txt", shown(driver, "#picture"))
            await driver.press("3")

    drive(pictures, look, size)


def test_the_close_look_ends_with_the_picture(pictures):
    async def look(driver):
        await choose(driver, "meeting")
        await driver.press("ctrl+t")
        compare("close_look.120x40.txt", shown(driver, ".sheet"))

    drive(pictures, look)


def test_the_picture_follows_the_check_that_is_chosen(pictures):
    async def look(driver):
        await choose(driver, "turns")
        assert "▶" in shown(driver, "#picture-body") and "turn" in shown(driver, "#picture-body")
        await choose(driver, "within")
        assert "level 0: same state" in shown(driver, "#picture-body")

    drive(pictures, look, (200, 60))


def test_no_golden_text_is_left_over():
    wanted = {f"{name}.{width}x{height}.txt" for name in CHECKS for width, height in SIZES}
    assert {path.name for path in GOLDEN.iterdir()} == wanted | {"close_look.120x40.txt"}
