"""Every screen at three sizes, as text; UPDATE_GOLDEN=1 writes the files, and whoever does looks at each."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from driving import drive
from fakes import SAMPLE_STD

from tutor.app.screens import attempts
from tutor.app.screens.exercise import ExerciseScreen
from tutor.app.widgets.play_typing import TypedValue
from tutor.sandbox import Frame

GOLDEN = Path(__file__).parent / "golden"
SIZES = ((80, 24), (120, 40), (200, 60))
RIGHT = "def grpo_advantages(rewards):\n    return right(rewards)\n"
WRONG = "def grpo_advantages(rewards):\n    return [reward - mean for reward in rewards]  # wrong\n"


async def map_of_course(driver):
    await driver.press("n", "escape", "down")


async def map_filtered(driver):
    await driver.press("escape", "slash", *"dyn")


async def lesson(driver):
    await driver.press("right_square_bracket")


async def code(driver):
    await driver.press("2")


async def checks(driver):
    await driver.save_elsewhere(WRONG)
    await driver.press("3")


async def picture(driver):
    await driver.save_elsewhere(WRONG)
    await driver.press("4")


async def passed(driver):
    await driver.save_elsewhere(RIGHT)
    await driver.press("3")


async def detail(driver):
    await driver.save_elsewhere(WRONG)
    await driver.press("ctrl+t")


async def source(driver):
    await driver.save_elsewhere(RIGHT)
    await driver.press("3", "c")


async def hint(driver):
    await driver.press("f8", "f8")


async def give_up(driver):
    await driver.press("d")


async def diff(driver):
    await driver.save_elsewhere(RIGHT)
    await driver.press("d")


async def reset(driver):
    await driver.press("R")


async def conflict(driver):
    await driver.press("2", "#")
    await driver.save_elsewhere(WRONG)


async def earlier_attempts(driver):
    await driver.save_elsewhere(WRONG)
    await driver.save_elsewhere(RIGHT)
    await driver.press("3", "a")


async def help(driver):
    await driver.press("ctrl+g")


async def palette(driver):
    await driver.press("ctrl+p", *"lesson")


async def problem(driver):
    frame = Frame("grpo_advantages.py", "", 2, "    return (right")
    broken = replace(SAMPLE_STD, problem="Python cannot read line 2: '(' was never closed.", problem_frames=(frame,))
    driver.app.fake.wrong = (broken, broken, broken)
    await driver.save_elsewhere(WRONG)
    await driver.press("3")


async def playground(driver):
    await driver.press("5", "right", "plus")


async def playground_passed(driver):
    driver.app.fake_playground.mine = lambda rewards, scale: [reward - 0.5 for reward in rewards]
    await driver.save_elsewhere(RIGHT)
    await driver.press("5", "space")


async def playground_pinned(driver):
    await driver.press("5", "p", "space", "p", "d")


async def playground_typing(driver):
    await driver.press("5", "E")
    driver.app.screen.query_one(TypedValue).value = "[1, zero, 0, 1]"
    await driver.press("enter")


async def playground_problem(driver):
    def broken(rewards, scale):
        raise ZeroDivisionError("division by zero")

    driver.app.fake_playground.mine = broken
    await driver.press("5", "f")


async def welcome(driver):
    await driver.press("escape", "w")


SCREENS = (
    map_of_course, map_filtered, lesson, code, checks, picture, passed, detail, source, hint, give_up, diff, reset,
    conflict, earlier_attempts, help, palette,
    problem, welcome, playground, playground_passed, playground_pinned, playground_typing, playground_problem,
)  # fmt: skip


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scenario", SCREENS, ids=lambda scenario: scenario.__name__)
def test_a_screen_looks_as_it_did(scenario, size, tutor, monkeypatch):
    monkeypatch.setattr(attempts, "local_time", lambda _when: "2026-11-29 12:00")

    async def look(driver):
        await scenario(driver)
        compare(f"{scenario.__name__}.{size[0]}x{size[1]}.txt", driver.screen_text())

    drive(tutor, look, size)


def compare(name, text):
    path = GOLDEN / name
    if os.environ.get("UPDATE_GOLDEN") == "1":
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), f"{name} is new: run once with UPDATE_GOLDEN=1, and look at it"
    assert text == path.read_text(encoding="utf-8")


def test_no_golden_frame_is_left_over():
    wanted = {f"{scenario.__name__}.{w}x{h}.txt" for scenario in SCREENS for w, h in SIZES} | {"too_small.40x10.txt"}
    assert {path.name for path in GOLDEN.iterdir()} == wanted


def test_a_window_that_is_too_small_gets_a_note_and_loses_nothing(tutor):
    async def look(driver):
        await driver.press("2")
        await driver.pilot.resize_terminal(40, 10)
        await driver.settle()
        compare("too_small.40x10.txt", driver.screen_text())
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        assert isinstance(driver.app.screen, ExerciseScreen)
        assert any("def grpo_advantages" in line for line in driver.screen_lines())

    drive(tutor, look)
