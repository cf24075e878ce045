"""The map: opening, filtering, resuming, the first visit."""

from contextlib import closing

from driving import Tutor, drive
from textual.widgets import OptionList

from tutor.workspace import Workspace


def chosen(driver):
    return driver.app.screen.query_one("#map", OptionList).highlighted_option.id


def test_enter_opens_the_exercise_that_is_chosen(on_the_map):
    async def scenario(driver):
        await driver.press("down", "enter")
        assert driver.title == "ExerciseScreen"
        assert driver.app.workspace.last_exercise == "dynamic_sample"

    drive(on_the_map, scenario)


def test_the_choice_is_the_exercise_worked_on_last(on_the_map, workspace):
    workspace.remember("dynamic_sample")

    async def scenario(driver):
        assert chosen(driver) == "dynamic_sample"

    drive(on_the_map, scenario)


def test_the_filter_keeps_what_matches_and_escape_shows_all_again(on_the_map):
    async def scenario(driver):
        await driver.press("slash", *"dyn")
        assert "Group-relative advantages  " not in driver.screen_text()
        await driver.press("enter")
        assert driver.title == "ExerciseScreen"
        assert driver.app.workspace.last_exercise == "dynamic_sample"
        await driver.press("escape", "escape")
        assert "Group-relative" in driver.screen_text()

    drive(on_the_map, scenario)


def test_while_one_types_the_arrows_choose_among_what_matches(on_the_map):
    async def scenario(driver):
        await driver.press("slash", *"a")
        assert chosen(driver) == "grpo_advantages"
        await driver.press("down")
        assert chosen(driver) == "dynamic_sample"
        await driver.press("up")
        assert chosen(driver) == "grpo_advantages"
        await driver.press("down", "enter")
        assert driver.app.workspace.last_exercise == "dynamic_sample"

    drive(on_the_map, scenario)


def test_the_arrows_move_by_one_in_the_list_itself(course, tmp_path):
    async def scenario(driver):
        await driver.press("down")
        assert chosen(driver) == course.exercises[1].id

    with closing(Workspace.open(tmp_path / "credit-tutor", course)) as opened:
        opened.remember(course.exercises[0].id)
        drive(Tutor(course, opened, None), scenario)


def test_one_who_went_on_to_the_next_exercise_comes_back_to_that_one(on_the_map):
    async def scenario(driver):
        await driver.press("enter", "f9", "escape")
        assert driver.title == "MapScreen"
        assert chosen(driver) == "dynamic_sample"
        await driver.press("up", "f1", "escape")
        assert chosen(driver) == "grpo_advantages"

    drive(on_the_map, scenario)


def test_a_filter_that_nothing_matches_says_so(on_the_map):
    async def scenario(driver):
        await driver.press("slash", *"zzz")
        assert "No exercise matches" in driver.screen_text()
        await driver.press("enter", "enter")
        assert driver.title == "MapScreen"
        await driver.press(*["backspace"] * 3)
        assert "No exercise matches" not in driver.screen_text()

    drive(on_the_map, scenario)


def test_the_map_knows_of_a_pass_when_one_comes_back(tutor):
    async def scenario(driver):
        await driver.save_elsewhere("right = 1\n")
        await driver.press("escape")
        assert "1 of 2 passed" in driver.screen_text()

    drive(tutor, scenario)


def test_a_new_learner_is_welcomed_and_begins(small_course, tmp_path):
    workspace = Workspace.open(tmp_path / "new", small_course)

    async def scenario(driver):
        assert driver.title == "WelcomeSheet"
        assert "~/new" in driver.screen_text()
        await driver.press("enter")
        assert driver.title == "ExerciseScreen"

    drive(Tutor(small_course, workspace, None), scenario)


def test_q_quits_from_the_map(on_the_map):
    async def scenario(driver):
        await driver.pilot.press("q")
        assert driver.app._exit

    drive(on_the_map, scenario)


def test_the_choice_stays_in_view_when_the_window_shrinks(course, tmp_path):
    async def scenario(driver):
        await driver.press("end")
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        assert course.exercises[-1].title in driver.screen_text()

    with closing(Workspace.open(tmp_path / "credit-tutor", course)) as opened:
        opened.remember(course.exercises[0].id)
        drive(Tutor(course, opened, None), scenario, (120, 40))


def test_the_choice_stays_in_view_when_more_is_said_of_it_than_of_the_one_before(course, tmp_path):
    async def scenario(driver):
        for exercise in course.exercises[1:]:
            await driver.press("down")
            listing = driver.app.screen.query_one("#map", OptionList)
            rows = driver.screen_lines()[listing.region.y : listing.region.bottom]
            assert any(exercise.title in row for row in rows), exercise.id

    with closing(Workspace.open(tmp_path / "credit-tutor", course)) as opened:
        opened.remember(course.exercises[0].id)
        drive(Tutor(course, opened, None), scenario, (80, 24))
