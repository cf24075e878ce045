"""The table of actions: help, key line and palette are made from it, and nothing in it is a dead end."""

import pytest
from driving import drive

from tutor.app.actions import ACTIONS, spoken
from tutor.app.app import TutorApp
from tutor.app.screens.attempts import AttemptsSheet
from tutor.app.screens.base import Sheet
from tutor.app.screens.detail import DetailSheet
from tutor.app.screens.exercise import ExerciseScreen
from tutor.app.screens.hints import HintSheet
from tutor.app.screens.map import MapScreen
from tutor.app.widgets.playground import PlaygroundPane

PLACES = {
    "app": TutorApp, "map": MapScreen, "exercise": ExerciseScreen, "modal": Sheet, "detail": DetailSheet,
    "hints": HintSheet, "attempts": AttemptsSheet, "playground": PlaygroundPane,
}  # fmt: skip
EATEN_BY_VS_CODE = {"f1", "f3", "f5", "f6", "f10", "f11", "ctrl+p", "ctrl+e", "ctrl+j", "ctrl+q", "ctrl+f"}
TAKEN_BY_THE_EDITOR = {f"ctrl+{letter}" for letter in "acdekuvwxyz"} | {"f6", "f7"}
SAME_AS_ANOTHER = {"ctrl+m", "ctrl+i", "ctrl+h", "ctrl+b"}


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.id)
def test_every_action_can_be_done_where_it_is_offered(action):
    for place in action.where:
        assert hasattr(PLACES[place], f"action_{action.id.split('(')[0]}")


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.id)
def test_no_action_needs_a_key_that_a_terminal_keeps(action):
    assert not set(action.keys) & (TAKEN_BY_THE_EDITOR | SAME_AS_ANOTHER)
    every_way = {*action.keys, *action.letters} | {
        key for other in ACTIONS if other.id == action.id for key in (*other.keys, *other.letters)
    }
    assert every_way - EATEN_BY_VS_CODE


@pytest.mark.parametrize("place", ["map", "exercise", "playground"])
def test_no_key_means_two_things_in_one_place(place):
    keys = [key for a in ACTIONS if {place, "app"} & set(a.where) for key in (*a.keys, *a.letters)]
    assert len(keys) == len(set(keys))


def test_help_names_every_action_and_every_key(tutor):
    async def scenario(driver):
        await driver.press("f1")
        text = driver.screen_text()
        for action in ACTIONS:
            assert action.title in text
            assert all(spoken(key) in text for key in action.keys)

    drive(tutor, scenario, (120, 90))


def test_the_palette_offers_what_can_be_done_here_and_does_it(tutor):
    async def scenario(driver):
        await driver.press("ctrl+p")
        await driver.press(*"one more hint", "enter")
        assert driver.title == "HintSheet"

    drive(tutor, scenario)


def test_the_key_line_can_be_clicked(tutor):
    async def scenario(driver):
        line = driver.screen_lines()[-1]
        await driver.pilot.click(offset=(line.index("Hint"), 39))
        await driver.settle()
        assert driver.title == "HintSheet"

    drive(tutor, scenario)


def test_a_narrow_key_line_keeps_the_way_to_everything_else(tutor):
    async def scenario(driver):
        line = driver.screen_lines()[-1]
        assert line.rstrip().endswith("^p Palette   F1 Help")
        assert len(line) <= 60

    drive(tutor, scenario, (60, 18))
