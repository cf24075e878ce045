"""An exercise from the first look to the pass."""

import asyncio
import threading
import weakref
from contextlib import closing
from dataclasses import replace

import pytest
from driving import drive
from fakes import ALL_PASSED, NAMED, SAMPLE_STD

from tutor.app.messages import CounterexampleFound, DiagnosisFound, VerdictReached
from tutor.app.screens import exercise as exercise_screen
from tutor.app.widgets.checks import CheckList
from tutor.app.widgets.verdict import Verdict
from tutor.sandbox import Frame, Submission
from tutor.workspace import Workspace

WRONG = "def grpo_advantages(rewards):\n    return rewards\n"
RIGHT = "def grpo_advantages(rewards):\n    return right(rewards)\n"


def heard(driver, kind):
    return [message for message in driver.app.heard if isinstance(message, kind)]


def test_typing_and_f2_save_the_file_and_check_it(tutor):
    async def scenario(driver):
        await driver.press("2", *"right", "f2")
        assert driver.file().read_text().startswith("rightdef")
        assert heard(driver, VerdictReached)[-1].report == ALL_PASSED
        assert "✓ all 2 checks passed" in driver.screen_text()

    drive(tutor, scenario)


def test_a_save_of_another_editor_is_seen_shown_and_checked(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        assert driver.editor.text == WRONG
        assert driver.app.fake.checked[-1] == WRONG
        assert "✗ 1 of 2 checks passed" in driver.screen_text()

    drive(tutor, scenario)


def test_the_verdict_comes_first_then_the_name_then_the_smallest_example(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        kinds = (VerdictReached, DiagnosisFound, CounterexampleFound)
        seen = dict.fromkeys(type(message) for message in driver.app.heard if isinstance(message, kinds))
        assert list(seen) == list(kinds)
        assert heard(driver, VerdictReached)[-1].report == SAMPLE_STD
        assert "This is “sample std”. Your spread divides by G - 1." in driver.screen_text()

    drive(tutor, scenario)


def test_an_untouched_starter_is_not_judged_when_opened_and_an_earlier_file_is(tutor, workspace, small_course):
    async def untouched(driver):
        assert driver.app.fake.checked == []
        assert "Save the file" in driver.screen_text()

    drive(tutor, untouched)
    workspace.save(small_course.exercise("grpo_advantages"), WRONG)

    async def touched(driver):
        assert driver.app.fake.checked == [WRONG]

    drive(type(tutor)(small_course, workspace, "grpo_advantages"), touched)


def test_after_a_pass_one_stays_and_is_told_what_is_next(tutor, workspace):
    async def scenario(driver):
        await driver.save_elsewhere(RIGHT)
        assert driver.title == "ExerciseScreen"
        assert "Next is “Dynamic sampling” (F9)" in driver.screen_text()
        assert workspace.progress("grpo_advantages").state == "passed"
        await driver.press("f9")
        assert workspace.last_exercise == "dynamic_sample"
        await driver.press("escape")
        assert driver.title == "MapScreen"

    drive(tutor, scenario)


def test_at_the_end_the_exercises_that_are_open_are_named(small_course, workspace, tutor):
    async def scenario(driver):
        await driver.save_elsewhere(RIGHT)
        said = " ".join(driver.screen_text().split())
        assert "That was the last exercise. F5 lays your file beside the solution." in said
        assert "Still open: “Group-relative advantages”." in said
        await driver.press("f9")
        assert "This is the last exercise of the course." in driver.screen_text()
        check_of("grpo_advantages")
        await driver.save_elsewhere(RIGHT + "\n")
        assert "All others are passed." in " ".join(driver.screen_text().split())

    def check_of(id):
        workspace.record_attempt(id, Submission.from_text(f"{id}.py", RIGHT), ALL_PASSED)

    drive(type(tutor)(small_course, workspace, "dynamic_sample"), scenario)


def test_at_the_end_many_open_exercises_are_counted(course, tutor, tmp_path):
    async def scenario(driver):
        await driver.save_elsewhere(RIGHT)
        said = " ".join(driver.screen_text().split())
        others = len(course.exercises) - 1
        assert f"Still open: {others} others; esc goes to the map, which shows them." in said

    with closing(Workspace.open(tmp_path / "all", course)) as opened:
        drive(type(tutor)(course, opened, course.exercises[-1].id), scenario, (80, 24))


def test_what_is_next_is_no_part_of_the_close_look_when_cut(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(RIGHT)
        await driver.press("5")
        assert "Next is “Dynamic sampling” (F9). F5 lays your file beside …\n" in driver.screen_text()

    drive(tutor, scenario, (64, 20))


def test_one_who_comes_back_is_told_that_the_file_is_being_checked(small_course, workspace, tutor):
    workspace.save(small_course.exercise("grpo_advantages"), WRONG)
    said = []

    def listen():
        said.append(str(tutor.screen.query_one(Verdict).content))

    tutor.fake.prepare = listen

    async def scenario(driver):
        assert said == ["Your file is being checked."]

    drive(tutor, scenario)


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (200, 50)])
def test_one_who_comes_back_is_at_the_checks_and_types_nothing_unasked(small_course, workspace, tutor, size):
    exercise = small_course.exercise("grpo_advantages")
    workspace.save(exercise, WRONG)
    workspace.record_attempt(exercise.id, Submission.from_text(exercise.file_name, WRONG), SAMPLE_STD)

    async def scenario(driver):
        assert driver.app.focused.id == "checks"
        await driver.press("3", "4", "5", "2")
        assert driver.app.focused is driver.editor
        assert driver.editor.text == WRONG

    drive(tutor, scenario, size)


def test_what_a_silence_saved_is_said_to_be_unchecked_until_it_is_checked(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        assert "● watching" in driver.screen_lines()[0]
        await driver.press("2", "#")
        assert "○ not saved yet" in driver.screen_lines()[0]
        driver.editor._save_quietly()
        await driver.settle()
        assert driver.screen_lines()[0].endswith("○ saved, not checked: F2 checks it")
        await driver.press("backspace")
        driver.editor._save_quietly()
        await driver.settle()
        assert "● watching" in driver.screen_lines()[0]  # the file is again the one that was checked
        await driver.press("#")
        driver.editor._save_quietly()
        await driver.press("escape")
        assert "○ saved, not checked" in driver.screen_lines()[0]
        await driver.press("f2")
        assert "● watching" in driver.screen_lines()[0]

    drive(tutor, scenario)


def test_every_checked_version_is_kept_with_its_verdict(tutor, workspace):
    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        await driver.save_elsewhere(RIGHT)

    drive(tutor, scenario)
    assert [(a.source, a.outcome) for a in workspace.attempts("grpo_advantages")] == [
        (WRONG, "failed"),
        (RIGHT, "passed"),
    ]


def test_a_pass_keeps_the_new_seed(tutor, workspace):
    tutor.fake.seed = 4242

    async def scenario(driver):
        await driver.save_elsewhere(RIGHT)

    drive(tutor, scenario)
    assert workspace.seed("grpo_advantages") == 4242


def test_the_lesson_opens_where_it_was_left(tutor, workspace, small_course):
    async def turn(driver):
        await driver.press("n")
        assert "The formula" in driver.screen_text()
        await driver.press("n")
        assert "The formula" in driver.screen_text()

    drive(tutor, turn)

    async def again(driver):
        assert "The formula" in driver.screen_text()
        await driver.press("left_square_bracket")
        assert "The question" in driver.screen_text()

    drive(type(tutor)(small_course, workspace, "grpo_advantages"), again)


def test_escape_leaves_the_editor_and_then_the_exercise_with_everything_saved(tutor):
    async def scenario(driver):
        path = driver.file()
        await driver.press("2", "x", "escape")
        assert driver.title == "ExerciseScreen"
        await driver.press("escape")
        assert driver.title == "MapScreen"
        assert path.read_text().startswith("xdef")

    drive(tutor, scenario)


def test_an_exercise_that_was_left_takes_no_memory_once_another_is_open(tutor, small_course):
    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        left = weakref.ref(driver.app.screen)
        await driver.press("escape")
        driver.app.heard.clear()
        driver.app.open_exercise(small_course.exercise("dynamic_sample"))
        await driver.settle()
        assert left() is None

    drive(tutor, scenario)


@pytest.mark.parametrize("text", [None, WRONG])
def test_escape_leaves_the_editor_where_one_pane_at_a_time_is_seen(tutor, text):
    async def scenario(driver):
        if text:
            await driver.save_elsewhere(text)
        await driver.press("2", "escape")
        assert driver.title == "ExerciseScreen"
        assert driver.app.focused.id == ("checks" if text else "lesson")
        await driver.press("escape")
        assert driver.title == "MapScreen"

    drive(tutor, scenario, (80, 24))


def test_the_key_line_says_how_to_read_on_and_where_to_go_then(tutor):
    async def scenario(driver):
        assert "n next page" in driver.screen_lines()[-1]
        await driver.press("n")
        assert "2 to the code" in driver.screen_lines()[-1]
        await driver.press("2")
        assert "esc leave editor" in driver.screen_lines()[-1]

    drive(tutor, scenario, (80, 24))


def test_a_page_that_goes_on_below_is_read_on_before_the_next(course, tutor, tmp_path):
    async def scenario(driver):
        assert "pgdn read on" in driver.screen_lines()[-1]
        await driver.press("pagedown")
        assert "n next page" in driver.screen_lines()[-1]
        await driver.press("pageup")
        assert "pgdn read on" in driver.screen_lines()[-1]
        await driver.pilot.resize_terminal(80, 60)
        await driver.settle()
        assert "n next page" in driver.screen_lines()[-1]

    with closing(Workspace.open(tmp_path / "all", course)) as opened:
        drive(type(tutor)(course, opened, "discrimination"), scenario, (80, 24))


@pytest.mark.parametrize(("width", "focused"), [(80, "lesson"), (120, "checks"), (200, "checks")])
def test_a_page_turned_from_the_checks_can_be_scrolled_where_it_hides_them(course, tutor, tmp_path, width, focused):
    async def scenario(driver):
        await driver.press("3", "n")
        assert driver.app.focused.id == focused
        assert ("pgdn read on" in driver.screen_lines()[-1]) is (focused == "lesson")

    with closing(Workspace.open(tmp_path / "all", course)) as opened:
        drive(type(tutor)(course, opened, "discrimination"), scenario, (width, 24))


def test_where_lesson_and_picture_share_one_place_the_key_line_says_how_to_change(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        await driver.press("3")
        assert driver.screen_lines()[-1].startswith("  4 picture   F2")
        await driver.press("4")
        assert driver.screen_lines()[-1].startswith("  1 lesson   F2")
        await driver.press("3")
        assert driver.screen_lines()[-1].startswith("  1 lesson   F2")
        await driver.pilot.resize_terminal(200, 60)
        await driver.settle()
        assert driver.screen_lines()[-1].startswith("  F2")

    drive(tutor, scenario)


def test_the_picture_stays_while_one_chooses_a_check_or_writes_beside_it(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        for keys in ("4", "3"), ("up",), ("2",), ("escape",):
            await driver.press(*keys)
            assert "4 Picture" in driver.screen_text() and "1 Lesson" not in driver.screen_text()
        await driver.press("1")
        assert "4 Picture" not in driver.screen_text() and "1 Lesson" in driver.screen_text()

    drive(tutor, scenario)


def test_the_solution_has_a_key_that_works_in_the_editor_too(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(RIGHT)
        assert "F5 lays your file beside the solution" in driver.screen_text()
        await driver.press("2", "f5")
        assert driver.title == "DiffSheet"

    drive(tutor, scenario)


def test_hints_come_one_at_a_time(tutor, workspace):
    async def scenario(driver):
        await driver.press("f8")
        assert "Hint 1 of 3" in driver.screen_text()
        assert "Hint 2 of 3" not in driver.screen_text()
        await driver.press("escape", "f8")
        assert "Hint 2 of 3" in driver.screen_text()
        await driver.press("h", "h")
        assert "That was the last one." in driver.screen_text()

    drive(tutor, scenario)
    assert workspace.progress("grpo_advantages").hints_shown == 3


def test_the_solution_asks_before_a_pass_and_notes_the_answer(tutor, workspace):
    async def scenario(driver):
        await driver.press("d", "enter")
        assert workspace.progress("grpo_advantages").gave_up_at is None
        assert driver.title == "ExerciseScreen"
        await driver.press("d", "down", "enter")
        assert driver.title == "DiffSheet"
        assert "The group is its own baseline" in driver.screen_text()

    drive(tutor, scenario)
    assert workspace.progress("grpo_advantages").gave_up_at is not None


def test_the_solution_does_not_ask_after_a_pass(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(RIGHT)
        await driver.press("d")
        assert driver.title == "DiffSheet"

    drive(tutor, scenario)


def test_the_source_of_a_check_is_closed_before_a_pass_and_open_after(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        await driver.press("3", "c")
        assert driver.title == "ExerciseScreen"
        await driver.press("enter", "o")
        assert driver.title == "DetailSheet"
        await driver.press("escape")
        await driver.save_elsewhere(RIGHT)
        await driver.press("c")
        assert "def by_hand(submission, rewards):" in driver.screen_text()
        await driver.press("escape", "enter", "o")
        assert driver.title == "SourceSheet"

    drive(tutor, scenario)


def test_the_close_look_goes_from_check_to_check(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        await driver.press("ctrl+t", "n")
        assert "Check 2 of 2" in driver.screen_text()
        assert "A group of equal rewards teaches nothing" in driver.screen_text()
        await driver.press("n")
        assert "Check 1 of 2" in driver.screen_text()
        await driver.press("p")
        assert "Check 2 of 2" in driver.screen_text()

    drive(tutor, scenario)


def test_a_long_reason_is_cut_visibly_and_whole_where_there_is_room(tutor):
    sentence = " ".join(f"word{number}" for number in range(50))
    named = replace(NAMED, diagnoses=(replace(NAMED.diagnoses[0], sentence=sentence),))
    tutor.fake.wrong = (SAMPLE_STD, named, named)

    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        assert "… (^t)" in driver.screen_text() and "word49" not in driver.screen_text()
        shown = driver.screen_text().partition(" … (^t)")[0].split()
        assert shown[-1] in sentence.split()
        await driver.pilot.resize_terminal(80, 40)
        await driver.settle()
        assert "… (^t)" not in driver.screen_text() and "word49" in driver.screen_text()

    drive(tutor, scenario, (80, 24))


def test_the_close_look_follows_a_save(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        await driver.press("ctrl+t")
        assert "✗ failed  The example worked by hand" in driver.screen_text()
        await driver.save_elsewhere(RIGHT)
        assert driver.title == "DetailSheet"
        assert "✓ passed  The example worked by hand" in driver.screen_text()
        assert "sample 0 should be" not in driver.screen_text()
        await driver.press("o")
        assert driver.title == "SourceSheet"
        await driver.press("escape", "n")
        await driver.save_elsewhere(WRONG)
        assert "Check 2 of 2" in driver.screen_text()

    drive(tutor, scenario)


def test_the_close_look_goes_from_a_fault_of_the_file_to_the_first_open_check(tutor):
    broken = replace(SAMPLE_STD, problem="Python cannot read line 5.")
    tutor.fake.wrong = (broken, broken, broken)

    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        await driver.press("ctrl+t")
        assert "Before any check" in driver.screen_text()
        failing = replace(SAMPLE_STD, checks=SAMPLE_STD.checks[::-1])
        tutor.fake.wrong = (failing, failing, failing)
        await driver.save_elsewhere(WRONG + "\n")
        assert "Check 2 of 2" in driver.screen_text()
        assert "✗ failed  The example worked by hand" in driver.screen_text()

    drive(tutor, scenario)


def test_the_check_that_was_looked_at_last_is_the_one_that_is_chosen_after(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        await driver.press("ctrl+t", "n", "escape")
        assert driver.app.screen.query_one(CheckList).chosen.name == "equal"

    drive(tutor, scenario)


def test_the_detail_can_be_copied(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        await driver.press("ctrl+t", "c")
        assert "grpo_advantages([1, 0])" in driver.app.clipboard
        assert "▶ sample 0" in driver.app.clipboard

    drive(tutor, scenario)


def test_a_failure_of_the_tutor_is_not_taken_for_the_learners(tutor):
    def broken(_submission):
        raise RuntimeError("no sandbox")

    tutor.fake.check = broken

    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        assert "The tutor itself failed, not your code" in driver.screen_text()
        assert "no sandbox" in driver.screen_text()

    drive(tutor, scenario)


def test_a_save_stops_the_search_for_a_smaller_example(tutor):
    shrink, stopped = tutor.fake.shrink, threading.Event()

    def searching(run, stop):
        tutor.fake.shrink = shrink
        tutor.call_from_thread(driver_of[0].editor.request_check)
        while not stop():
            pass
        stopped.set()
        return shrink(run)

    tutor.fake.shrink = searching
    driver_of = []

    async def scenario(driver):
        driver_of.append(driver)
        await driver.save_elsewhere(WRONG)
        assert await asyncio.to_thread(stopped.wait, 30)
        await driver.settle()
        assert len(driver.app.fake.checked) == 2

    drive(tutor, scenario)


def test_a_check_that_takes_long_says_that_it_runs(tutor, monkeypatch):
    monkeypatch.setattr(exercise_screen, "PATIENCE", 0.001)
    go_on = threading.Event()
    check = tutor.fake.check

    def slow(submission):
        go_on.wait(10)
        return check(submission)

    tutor.fake.check = slow

    async def scenario(driver):
        driver.editor.request_check()
        while "◌ checking" not in driver.screen_text():
            await driver.pilot.pause()
        go_on.set()
        await driver.settle()
        assert "● watching" in driver.screen_text()

    drive(tutor, scenario)


def test_what_the_folder_has_to_say_is_said(tutor, workspace):
    workspace.notices = ("Set aside: [0] state.sqlite3.",)

    async def scenario(driver):
        assert "Set aside: [0]" in driver.screen_text()

    drive(tutor, scenario)


def test_a_fault_of_the_whole_file_takes_the_place_of_the_rows(tutor):
    frame = Frame("grpo_advantages.py", "<module>", 5, "n = len(rewards")
    broken = replace(SAMPLE_STD, problem="Python cannot read line 5.", problem_frames=(frame,), printed="so far [0]")
    tutor.fake.wrong = (broken, broken, broken)

    async def scenario(driver):
        await driver.save_elsewhere(WRONG)
        text = driver.screen_text()
        assert text.count("Python cannot read line 5.") == 2
        assert "n = len(rewards" in text
        assert "so far [0]" in text
        assert "The example worked by hand" not in text
        await driver.press("ctrl+t", "c")
        assert driver.app.clipboard.startswith("Python cannot read line 5.\n")

    drive(tutor, scenario)


def test_a_save_does_not_wait_for_the_check_of_the_version_before(tutor):
    begun, go_on = threading.Event(), threading.Event()
    check = tutor.fake.check

    def endless_when_wrong(submission):
        if submission.source == WRONG:
            begun.set()
            go_on.wait(10)
        return check(submission)

    tutor.fake.check = endless_when_wrong

    async def scenario(driver):
        driver.file().write_text(WRONG)
        driver.editor.look()
        while not begun.is_set():
            await driver.pilot.pause()
        driver.file().write_text(RIGHT)
        while "✓ all 2 checks passed" not in driver.screen_text():
            driver.editor.look()
            await driver.pilot.pause()
        go_on.set()
        await driver.settle()
        assert "✓ all 2 checks passed" in driver.screen_text()

    drive(tutor, scenario)
