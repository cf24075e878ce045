"""One file, two editors: nothing is overwritten unseen, nothing is lost."""

import pytest
from driving import Tutor, drive

from tutor.app.both_sides import meet
from tutor.app.widgets import file_editor
from tutor.workspace import WorkspaceError

THEIRS = "def grpo_advantages(rewards):\n    return theirs\n"
STARTER = "def grpo_advantages(rewards):"


@pytest.mark.parametrize(
    ("mine", "theirs", "equal", "stands"),
    [
        (False, False, True, "same"),
        (True, False, False, "mine"),
        (False, True, False, "theirs"),
        (True, True, False, "conflict"),
        (True, True, True, "same"),
    ],
)
def test_whose_text_stands(mine, theirs, equal, stands):
    assert meet(mine_changed=mine, theirs_changed=theirs, equal=equal) == stands


async def disagree(driver):
    await driver.press("2", "#")
    await driver.save_elsewhere(THEIRS)
    assert driver.title == "ChoiceSheet"


def sources(workspace):
    return [attempt.source for attempt in workspace.attempts("grpo_advantages") if attempt.why == "conflict"]


def test_keeping_mine_writes_it_and_keeps_theirs_as_an_attempt(tutor, workspace):
    async def scenario(driver):
        await disagree(driver)
        driver.choose("mine")
        await driver.press("enter")
        assert driver.file().read_text().startswith("#" + STARTER)

    drive(tutor, scenario)
    assert sources(workspace) == [THEIRS]


def test_taking_theirs_shows_it_and_keeps_mine_as_an_attempt(tutor, workspace):
    async def scenario(driver):
        await disagree(driver)
        driver.choose("theirs")
        await driver.press("enter")
        assert driver.editor.text == THEIRS
        assert driver.file().read_text() == THEIRS

    drive(tutor, scenario)
    assert len(sources(workspace)) == 1
    assert sources(workspace)[0].startswith("#" + STARTER)


def test_seeing_both_asks_again_after(tutor):
    async def scenario(driver):
        await disagree(driver)
        driver.choose("both")
        await driver.press("enter")
        assert driver.title == "DiffSheet"
        assert "return theirs" in driver.screen_text()
        assert "the file" in driver.screen_text() and "the solution" not in driver.screen_text()
        await driver.press("escape")
        assert driver.title == "ChoiceSheet"

    drive(tutor, scenario)


def test_deciding_later_changes_nothing_and_the_next_save_asks_again(tutor):
    async def scenario(driver):
        await disagree(driver)
        await driver.press("escape")
        assert driver.editor.text.startswith("#")
        assert driver.file().read_text() == THEIRS
        await driver.press("f2")
        assert driver.title == "ChoiceSheet"

    drive(tutor, scenario)


def test_f2_asks_even_when_the_other_save_was_not_seen_yet(tutor):
    async def scenario(driver):
        await driver.press("2", "#")
        driver.file().write_text(THEIRS)
        await driver.press("f2")
        assert driver.title == "ChoiceSheet"
        assert driver.file().read_text() == THEIRS

    drive(tutor, scenario)


def test_what_is_typed_is_written_down_after_a_silence(tutor, monkeypatch):
    monkeypatch.setattr(file_editor, "AUTOSAVE", 0.001)

    async def scenario(driver):
        await driver.press("2", "#")
        while driver.editor.changed:
            await driver.pilot.pause()
        assert driver.file().read_text().startswith("#" + STARTER)
        assert driver.app.fake.checked == []

    drive(tutor, scenario)


def test_the_silence_does_not_overwrite_what_another_editor_saved(tutor):
    async def scenario(driver):
        await driver.press("2", "#")
        driver.file().write_text(THEIRS)
        driver.editor._save_quietly()
        assert driver.file().read_text() == THEIRS

    drive(tutor, scenario)


def test_a_half_written_file_waits_one_more_look(tutor):
    async def scenario(driver):
        await driver.save_elsewhere("def grpo_advan")
        assert driver.app.fake.checked == []
        await driver.save_elsewhere("def grpo_advantages(rewards):\n    return right\n")
        assert len(driver.app.fake.checked) == 1

    drive(tutor, scenario)


def test_a_syntax_error_that_stays_is_checked_at_the_second_look(tutor):
    async def scenario(driver):
        await driver.save_elsewhere("def grpo_advan")
        driver.editor.look()
        await driver.settle()
        assert driver.app.fake.checked == ["def grpo_advan"]

    drive(tutor, scenario)


def test_saving_the_same_text_again_elsewhere_checks_again(tutor):
    async def scenario(driver):
        await driver.save_elsewhere(THEIRS)
        await driver.save_elsewhere(THEIRS)
        assert len(driver.app.fake.checked) == 2

    drive(tutor, scenario)


def test_our_own_save_is_checked_once(tutor):
    async def scenario(driver):
        await driver.press("2", "#", "f2")
        driver.editor.look()
        await driver.settle()
        assert len(driver.app.fake.checked) == 1

    drive(tutor, scenario)


def test_line_ends_of_windows_survive(tutor):
    async def scenario(driver):
        await driver.save_elsewhere("a = 1\nb = 2\n", newline="\r\n")
        assert not driver.editor.changed
        await driver.press("2", "x", "f2")
        assert driver.file().read_bytes() == b"xa = 1\r\nb = 2\r\n"

    drive(tutor, scenario)


def test_a_file_that_is_not_text_is_shown_to_nobody_and_never_saved(tutor):
    async def scenario(driver):
        driver.file().write_bytes(b"\xff\xfe nonsense")
        driver.editor.look()
        await driver.settle()
        await driver.press("2", "x", "f2")
        assert driver.file().read_bytes() == b"\xff\xfe nonsense"
        assert driver.app.fake.checked

    drive(tutor, scenario)


def test_reset_asks_keeps_the_old_text_and_shows_the_starter(tutor, workspace):
    async def scenario(driver):
        await driver.save_elsewhere(THEIRS)
        await driver.press("R", "enter")
        assert driver.editor.text == THEIRS
        await driver.press("R", "down", "enter")
        assert driver.editor.text.startswith(STARTER)

    drive(tutor, scenario)
    assert THEIRS in [attempt.source for attempt in workspace.attempts("grpo_advantages")]


def test_an_attempt_is_brought_back_and_the_text_of_now_is_kept(tutor, workspace):
    async def scenario(driver):
        await driver.save_elsewhere("first = 1\n")
        await driver.save_elsewhere("second = 2\n")
        await driver.press("3", "2")
        await driver.press(*"third", "escape", "a", "down", "enter")
        assert driver.file().read_text() == "first = 1\n"
        assert driver.editor.text == "first = 1\n"

    drive(tutor, scenario)
    kept = [attempt.source for attempt in workspace.attempts("grpo_advantages")]
    assert any("third" in source for source in kept)


def test_quitting_saves_what_was_typed_a_moment_ago(tutor):
    async def scenario(driver):
        await driver.press("2", "#", "ctrl+q")
        assert driver.app._exit
        assert driver.file().read_text().startswith("#" + STARTER)

    drive(tutor, scenario)


def test_quitting_from_a_sheet_saves_too(tutor):
    async def scenario(driver):
        await driver.press("2", "#", "f8", "ctrl+q")
        assert driver.file().read_text().startswith("#" + STARTER)

    drive(tutor, scenario)


def test_quitting_asks_first_when_both_sides_changed(tutor):
    async def scenario(driver):
        await driver.press("2", "#")
        driver.file().write_text(THEIRS)
        await driver.press("ctrl+q")
        assert not driver.app._exit
        assert driver.title == "ChoiceSheet"

    drive(tutor, scenario)


def test_a_folder_that_cannot_be_written_is_said_and_keeps_one_here(tutor, workspace, monkeypatch):
    def refuse(_exercise, _text):
        raise WorkspaceError("Not saved: the disk is full.")

    async def scenario(driver):
        monkeypatch.setattr(workspace, "save", refuse)
        await driver.press("2", "#", "ctrl+q")
        assert not driver.app._exit
        assert "the disk is full" in driver.screen_text()
        assert driver.editor.changed

    drive(tutor, scenario)


def test_who_cannot_save_can_quit_and_loses_nothing(tutor, workspace, monkeypatch):
    def refuse(_exercise, _text):
        raise WorkspaceError("Not saved: the disk is full.")

    async def scenario(driver):
        monkeypatch.setattr(workspace, "save", refuse)
        await driver.press("2", "#", "ctrl+q")
        assert driver.title == "ChoiceSheet"
        await driver.press("enter")
        assert not driver.app._exit
        await driver.press("ctrl+q", "ctrl+q")
        assert driver.title == "ChoiceSheet" and len(driver.app.screen_stack) == 3
        driver.choose("leave")
        await driver.press("enter")
        assert driver.app._exit

    drive(tutor, scenario)
    assert sources(workspace)[0].startswith("#" + STARTER)


def test_a_folder_in_place_of_the_file_is_left_alone_and_can_be_left(tutor, workspace):
    async def scenario(driver):
        await driver.press("2", "#")
        driver.file().unlink()
        driver.file().mkdir()
        await driver.press("f2")
        assert "no longer a text file" in driver.screen_text()
        await driver.press("ctrl+q", "down", "enter")
        assert driver.app._exit and driver.file().is_dir()

    drive(tutor, scenario)
    assert len(sources(workspace)) == 1


def test_a_file_that_was_deleted_comes_back_with_the_next_check_and_not_by_itself(tutor):
    async def scenario(driver):
        driver.file().unlink()
        driver.editor.look()
        await driver.press("escape")
        assert driver.title == "MapScreen" and not driver.file().exists()

    drive(tutor, scenario)

    async def again(driver):
        await driver.save_elsewhere(THEIRS)
        driver.file().unlink()
        await driver.press("f2")
        assert driver.file().read_text() == driver.editor.text == THEIRS

    drive(type(tutor)(tutor.course, tutor.workspace, "grpo_advantages"), again)


def test_typing_into_a_file_that_was_deleted_asks_nothing_and_writes_it(tutor):
    async def scenario(driver):
        await driver.press("2")
        driver.file().unlink()
        await driver.press("#")
        driver.editor._save_quietly()
        assert driver.file().read_text().startswith("#" + STARTER)

    drive(tutor, scenario)


def test_a_save_of_a_file_that_this_one_builds_on_checks_again(small_course, workspace):
    tutor = Tutor(small_course, workspace, "dynamic_sample")

    async def scenario(driver):
        await driver.press("2", "#")
        workspace.save(small_course.exercise("grpo_advantages"), THEIRS)
        driver.editor.look()
        await driver.settle()
        assert len(driver.app.fake.checked) == 1
        assert driver.editor.changed

    drive(tutor, scenario)
