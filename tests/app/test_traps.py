"""Known traps of terminals and of Textual; each test fails without its cure."""

import pytest
from driving import Tutor, drive
from fakes import SAMPLE_STD, failed, replace
from textual.app import App
from textual.events import Key
from textual.widgets import TextArea

from tutor.app.themes import DARK, LIGHT
from tutor.app.widgets.editor import LONGEST_HIGHLIGHTED, CodeEditor
from tutor.views import palette
from tutor.workspace import WorkspaceError


@pytest.mark.parametrize("size", [(80, 24), (80, 18)])
def test_undo_after_a_long_paste_does_not_end_the_app(tutor, size):
    async def scenario(driver):
        await driver.press("2")
        before = driver.editor.text
        driver.editor.insert("\n".join(f"line_{number} = {number}" for number in range(60)))
        await driver.settle()
        await driver.press("ctrl+z")
        assert driver.editor.text == before

    drive(tutor, scenario, size)


def test_the_cure_of_the_undo_crash_overrides_what_textual_still_calls():
    assert "_recompute_cursor_offset" in vars(TextArea)
    assert "_recompute_cursor_offset" in vars(CodeEditor)


@pytest.mark.parametrize(
    "text", ["x[0]", "[/x]", "[red]warm[/red]", "[@click=app.quit]", "\x1b[31mred", "[[", "$accent"]
)
def test_a_learners_text_is_never_markup(tutor, text):
    row = failed("by_hand", text, f"yours is {text}", text, text, call=f"f({text!r})")
    report = SAMPLE_STD.with_check(replace(row, printed=text))
    tutor.fake.wrong = (report, replace(report, problem=text, notes=(text,)), report)
    shown = text.replace("\x1b", "␛") if "\x1b" in text else text

    async def scenario(driver):
        await driver.save_elsewhere(f"# {text}\n".replace("\x1b", ""))
        await driver.press("3", "enter")
        assert driver.title == "DetailSheet"
        assert shown in driver.screen_text() or "[31mred" in driver.screen_text()
        await driver.press("escape", "a")
        assert driver.title == "AttemptsSheet"

    drive(tutor, scenario)


@pytest.mark.parametrize("theme", ["ansi-dark", "ansi-light"])
def test_without_colour_no_theme_is_black_on_black(monkeypatch, small_course, workspace, theme):
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TEXTUAL_THEME", theme)

    async def scenario(driver):
        assert not driver.app.current_theme.ansi
        for strip in driver.app.screen._compositor.render_strips():
            for segment in strip:
                if segment.text.strip() and segment.style and segment.style.color:
                    assert segment.style.color != segment.style.bgcolor

    drive(Tutor(small_course, workspace, "grpo_advantages"), scenario)


def test_with_colour_the_themes_of_the_terminal_are_welcome(monkeypatch, small_course, workspace):
    monkeypatch.setenv("TEXTUAL_THEME", "ansi-dark")

    async def scenario(driver):
        assert driver.app.current_theme.ansi
        await driver.press("T")
        assert not driver.app.current_theme.ansi

    drive(Tutor(small_course, workspace, "grpo_advantages"), scenario)


def test_a_theme_that_is_not_there_gives_ours(monkeypatch, small_course, workspace):
    monkeypatch.setenv("TEXTUAL_THEME", "no-such-theme")

    async def scenario(driver):
        assert driver.app.theme == DARK

    drive(Tutor(small_course, workspace, None), scenario)


def test_a_theme_of_ours_that_the_environment_names_is_worn_as_a_whole(monkeypatch, small_course, workspace):
    monkeypatch.setenv("TEXTUAL_THEME", LIGHT)
    monkeypatch.setattr(vars(App)["theme"], "_default", LIGHT)  # Textual has read the variable when it was imported

    async def scenario(driver):
        assert driver.app.theme == LIGHT
        assert driver.app.screen.styles.background.hex.casefold() == palette.LIGHT["background"]

    drive(Tutor(small_course, workspace, None), scenario)


def test_the_theme_that_was_chosen_is_worn_the_next_time_unless_the_environment_names_one(
    monkeypatch, small_course, workspace
):
    async def choose(driver):
        assert driver.app.theme == DARK
        await driver.press("T")
        assert driver.app.theme == LIGHT

    drive(Tutor(small_course, workspace, None), choose)

    async def forced(driver):
        assert driver.app.theme == "nord"

    monkeypatch.setenv("TEXTUAL_THEME", "nord")
    drive(Tutor(small_course, workspace, None), forced)
    monkeypatch.delenv("TEXTUAL_THEME")

    async def again(driver):
        assert driver.app.theme == LIGHT
        driver.app.search_themes()
        await driver.settle()
        await driver.press(*"gruvbox", "enter")
        assert driver.app.theme == workspace.theme == "gruvbox"

    drive(Tutor(small_course, workspace, None), again)


def test_a_choice_that_cannot_be_written_down_is_made_all_the_same(tutor, workspace, monkeypatch):
    def refuse(_name):
        raise WorkspaceError("the disk is full")

    monkeypatch.setattr(workspace, "wish_theme", refuse)

    async def scenario(driver):
        await driver.press("T")
        assert driver.app.theme == LIGHT

    drive(tutor, scenario)


def test_every_theme_can_be_put_on_while_results_are_shown(tutor):
    async def scenario(driver):
        await driver.save_elsewhere("wrong = 1\n")
        for theme in ("credit-light", "credit-dark", "nord", "ansi-light", "textual-light"):
            driver.app.theme = theme
            await driver.settle()
            assert "✗ 1 of 2 checks passed" in driver.screen_text()

    drive(tutor, scenario)


def test_resizing_keeps_the_place_the_text_and_the_verdict(tutor):
    async def scenario(driver):
        await driver.save_elsewhere("wrong = 1\n")
        await driver.press("5", "space")
        await driver.press("2", "x")
        for size in ((80, 24), (200, 60), (60, 18), (40, 10), (1, 1), (120, 40)):
            await driver.pilot.resize_terminal(*size)
            await driver.settle()
        assert driver.app.focused is driver.editor
        assert driver.editor.text == "xwrong = 1\n"
        assert "✗ 1 of 2 checks passed" in driver.screen_text()

    drive(tutor, scenario)


@pytest.mark.parametrize("key", ["f8", "d", "ctrl+g", "ctrl+t", "R", "a"])
def test_40x10_survives_every_sheet(tutor, key):
    async def scenario(driver):
        await driver.press(key, "escape", "f2")
        assert "too small" in driver.screen_text()

    drive(tutor, scenario, (40, 10))


@pytest.mark.parametrize("key", ["pagedown", "pageup"])
def test_a_page_of_a_list_that_is_hidden_cannot_be_turned(on_the_map, key):
    async def scenario(driver):
        await driver.pilot.resize_terminal(40, 10)
        driver.app.screen.query_one("#map").clear_options().add_options(["one", "two"])
        getattr(driver.app.screen.query_one("#map"), f"action_{key.replace('page', 'page_')}")()

    drive(on_the_map, scenario)


def test_a_long_file_has_no_colours_and_a_short_one_has(tutor):
    async def scenario(driver):
        await driver.save_elsewhere("x = 1\n" * LONGEST_HIGHLIGHTED)
        assert driver.editor.language is None
        await driver.save_elsewhere("x = 1\n")
        assert driver.editor.language == "python"

    drive(tutor, scenario)


def test_tab_indents_and_does_not_lead_out_of_the_editor(tutor):
    async def scenario(driver):
        await driver.press("2", "tab")
        assert driver.editor.text.startswith("    def")
        assert driver.app.focused is driver.editor

    drive(tutor, scenario)


def test_the_editor_indents_like_python_and_undo_takes_it_back(tutor):
    async def scenario(driver):
        await driver.save_elsewhere("#\n")
        await driver.press("2", *"if x:", "enter", *"y", "enter", "backspace", *"z")
        assert driver.editor.text == "if x:\n    y\nz#\n"
        await driver.press("shift+up", "enter")
        assert driver.editor.text == "if x:\n \n #\n"
        await driver.press("ctrl+z")
        assert driver.editor.text == "if x:\n    y\nz#\n"

    drive(tutor, scenario)


def test_keys_that_come_all_at_once_are_taken_in_their_order(tutor):
    async def scenario(driver):
        await driver.save_elsewhere("#\n")
        await driver.press("2")
        for key in ("a", "b", "c", "backspace", "d", "left", "e", "enter", "f", "ctrl+z", "g"):
            driver.app.post_message(Key(key, key if len(key) == 1 else None))
        await driver.settle()
        await driver.settle()
        assert driver.editor.text == "abe\ngd#\n"

    drive(tutor, scenario)


def test_letters_are_text_in_the_editor_and_keys_outside(tutor):
    async def scenario(driver):
        await driver.press("2", "q", "question_mark")
        assert driver.editor.text.startswith("q?def")
        await driver.press("escape", "question_mark")
        assert driver.title == "HelpSheet"
        await driver.press("q")
        assert driver.title == "ExerciseScreen"

    drive(tutor, scenario)


@pytest.mark.parametrize(
    ("variable", "theme"), [("NO_COLOR", "credit-dark"), ("NO_COLOR", "ansi-dark"), ("", "ansi-light")]
)
def test_what_is_chosen_is_seen_without_colours(monkeypatch, small_course, workspace, variable, theme):
    monkeypatch.setenv("TEXTUAL_THEME", theme)
    if variable:
        monkeypatch.setenv(variable, "1")

    async def scenario(driver):
        row = next(line for line in driver.app.screen._compositor.render_strips() if "Group-relative" in line.text)
        assert any(segment.style.underline for segment in row if "Group-relative" in segment.text)

    drive(Tutor(small_course, workspace, None), scenario)
