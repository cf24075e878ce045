"""The playground: every key, every failure, and who waits for whom."""

import threading

import pytest
from driving import Tutor, drive
from textual.widgets import Input

from tutor.app.play import asking
from tutor.app.play.drawing import LEAF
from tutor.app.play.layout import lay_out
from tutor.app.widgets.play_answer import AnswerView
from tutor.app.widgets.play_typing import TypedValue
from tutor.app.widgets.playground import PlaygroundPane
from tutor.checking.playground import Playground
from tutor.sandbox import SandboxError
from tutor.workspace import Workspace

RIGHT = "def grpo_advantages(rewards):\n    return right(rewards)\n"
WRONG = "def grpo_advantages(rewards):\n    return rewards  # wrong\n"
LATER = "The reference appears beside your answer once you have passed."


class RealTutor(Tutor):
    """The app with a playground of its own, which runs code in the sandbox."""

    def playground(self, exercise):
        return Playground(self.course, exercise, self.real_sandbox)


@pytest.fixture
def real(tmp_path, toys, sandbox):
    """Opens an exercise of the toy course with a learner's file."""
    workspace = Workspace.open(tmp_path / "toys", toys)

    def opened(id, source):
        workspace.save(toys.exercise(id), source)
        workspace.remember(id)
        app = RealTutor(toys, workspace, id)
        app.real_sandbox = sandbox
        return app

    yield opened
    workspace.close()


def pane(driver):
    return driver.app.screen.query_one(PlaygroundPane)


def call(driver):
    return lay_out(pane(driver).session.draft, 10_000).plain


def said(driver):
    return str(driver.app.screen.query_one("#play-where").content)


def answer(driver):
    """What stands below the call, as one line of words."""
    lines = driver.app.screen.query_one(AnswerView).lines
    return " ".join(" ".join(line.plain for line in lines).split())


async def type_argument(driver, value):
    """Type the whole first argument, all at once."""
    await driver.press("E")
    driver.app.screen.query_one(TypedValue).value = repr(value)
    await driver.press("enter")


@pytest.mark.parametrize(
    ("keys", "becomes"),
    [
        ("space", "[0, 0, 0, 1], scale=1.0"),
        ("plus", "[1.5, 0, 0, 1], scale=1.0"),
        ("equals_sign", "[1.5, 0, 0, 1], scale=1.0"),
        ("minus", "[0.5, 0, 0, 1], scale=1.0"),
        ("right space", "[1, 1, 0, 1], scale=1.0"),
        ("tab tab space", "[1, 0, 1, 1], scale=1.0"),
        ("left plus", "[1, 0, 0, 1], scale=1.5"),
        ("shift+tab minus", "[1, 0, 0, 1], scale=0.5"),
        ("d", "[1, 1, 0, 0, 1], scale=1.0"),
        ("d x x", "[1, 0, 1], scale=1.0"),
        ("delete", "[0, 0, 1], scale=1.0"),
        ("d space u u", "[1, 0, 0, 1], scale=1.0"),
        ("space d d r", "[1, 0, 0, 1], scale=1.0"),
        ("space r u", "[0, 0, 0, 1], scale=1.0"),
        ("D X", "[1, 0, 0, 1], scale=1.0"),
        ("e 7 enter", "[7, 0, 0, 1], scale=1.0"),
        ("enter - 2 enter", "[-2, 0, 0, 1], scale=1.0"),
        ("E [ 3 enter", "[1, 0, 0, 1], scale=1.0"),
        ("E [ 3 ] enter", "[3], scale=1.0"),
        ("e 7 escape", "[1, 0, 0, 1], scale=1.0"),
        ("left e 2 enter", "[1, 0, 0, 1], scale=2"),
    ],
)
def test_each_key_changes_the_call_and_the_answer_follows(tutor, keys, becomes):
    async def scenario(driver):
        await driver.press("5", *keys.split())
        assert call(driver) == f"grpo_advantages({becomes})"
        _, played, _ = pane(driver)._shown
        assert played.call.args[0] == pane(driver).session.draft.values[0]
        assert played.call.kwargs == {"scale": pane(driver).session.draft.values[1]}

    drive(tutor, scenario)


def test_up_and_down_go_from_line_to_line(tutor):
    async def scenario(driver):
        await driver.press("5")
        await type_argument(driver, [1, 0] * 9)
        await driver.press("down")
        assert pane(driver).session.cursor == (1,)
        await driver.press("down", "up", "up")
        assert pane(driver).session.cursor[0] == 0

    drive(tutor, scenario, (80, 24))


def test_who_comes_back_while_it_gets_ready_does_not_open_it_twice(tutor, monkeypatch):
    go_on = threading.Event()
    opened = []

    def slowly(_exercise):
        opened.append(1)
        go_on.wait(10)
        return tutor.fake_playground

    async def scenario(driver):
        monkeypatch.setattr(driver.app, "playground", slowly)
        await driver.pilot.press("5", "d", "x", "1", "5")
        await driver.pilot.pause()
        assert said(driver) == "The playground is getting ready."
        go_on.set()
        await driver.settle()
        assert call(driver) == "grpo_advantages([1, 0, 0, 1], scale=1.0)"
        assert opened == [1]

    drive(tutor, scenario)


def test_f_goes_to_the_next_function_and_leaves_each_call_as_it_was(tutor):
    async def scenario(driver):
        await driver.press("5", "space", "f")
        assert call(driver).startswith("other([1, 0, 0, 1]")
        assert "f: next function" in said(driver)
        await driver.press("f")
        assert call(driver).startswith("grpo_advantages([0, 0, 0, 1]")

    drive(tutor, scenario)


def test_before_a_pass_there_is_a_sentence_in_place_of_the_reference_and_after_it_the_reference(tutor):
    async def scenario(driver):
        driver.app.fake_playground.mine = lambda rewards, scale: rewards
        await driver.save_elsewhere(WRONG)
        await driver.press("5")
        assert LATER in answer(driver) and "reference +0.5" not in answer(driver)
        await driver.save_elsewhere(RIGHT)
        assert LATER not in answer(driver)
        assert "▶ sample 0 yours +1" in answer(driver) and "reference +0.5" in answer(driver)
        driver.app.fake_playground.mine = driver.app.fake_playground.reference
        await driver.press("space")
        assert "Yours and the reference agree." in driver.screen_text()

    drive(tutor, scenario)


def test_who_has_passed_before_sees_the_reference_whatever_the_file_is_now(tutor, workspace, small_course):
    async def scenario(driver):
        await driver.save_elsewhere(RIGHT)
        await driver.save_elsewhere(WRONG)

    drive(tutor, scenario)

    async def again(driver):
        await driver.press("5")
        assert "Yours and the reference agree." in answer(driver)

    drive(Tutor(small_course, workspace, "grpo_advantages"), again)


def test_two_states_are_pinned_compared_and_let_go(tutor):
    async def scenario(driver):
        await driver.press("5", "p")
        assert said(driver) == "Pinned as A. Change something; p pins that as B."
        assert "A and now were given the same. Both have the same answer." in answer(driver)
        await driver.press("space")
        assert "rewards[0]: A 1, now 0" in answer(driver)
        assert "▶ sample 0 +0.5 -0.25 -0.75" in answer(driver)
        await driver.press("p", "d")
        assert "rewards[0]: A 1, B 0" in answer(driver)
        assert "▶ sample 0 +0.5 -0.25 -0.75" in answer(driver)
        await driver.press("p")
        assert said(driver) == "Both pins are gone."
        assert "A " not in answer(driver)

    drive(tutor, scenario)


def test_calls_of_different_shapes_or_functions_are_compared_whole(tutor):
    async def scenario(driver):
        await driver.press("5", "p", "d")
        assert "A grpo_advantages([1, 0, 0, 1], scale=1.0) now grpo_advantages([1, 1, 0" in answer(driver)
        assert "sample 4 no entry +0.4" in answer(driver)
        driver.app.fake_playground.mine = lambda rewards, scale: rewards[9]
        await driver.press("f")
        assert "now other([1, 0, 0, 1], scale=1.0)" in answer(driver)
        assert "A: [0.5, -0.5, -0.5, 0.5]" in answer(driver)
        assert "now: raised IndexError: list index out of range" in answer(driver)

    drive(tutor, scenario)


def test_of_long_calls_of_different_shapes_the_lists_that_differ_are_named(tutor):
    async def scenario(driver):
        await driver.press("5", "E", *str([0] * 60), "enter", "p", "d")
        assert "rewards: A 60 entries, now 61 entries" in answer(driver)
        await driver.press("x", "space", "right", "space", "right", "space", "right", "space")
        assert "rewards[3]: A 0, now 1 … and 1 more" in answer(driver)

    drive(tutor, scenario)


def test_a_pin_of_an_earlier_version_of_the_file_says_so(tutor):
    async def scenario(driver):
        await driver.press("5", "p")
        driver.app.fake_playground.mine = lambda rewards, scale: rewards
        await driver.save_elsewhere(WRONG)
        assert "An earlier version of your file answered A." in driver.screen_text()

    drive(tutor, scenario)


def test_a_typed_value_that_is_no_literal_is_told_with_its_place_and_stays_to_be_mended(tutor):
    async def scenario(driver):
        await driver.press("5", "E", *"[1, x]", "enter")
        assert said(driver).startswith("At character 5: x is a name. Write a number, a text in quotes")
        typed = driver.app.screen.query_one(TypedValue)
        assert (typed.value, typed.cursor_position) == ("[1, x]", 4)
        assert call(driver).startswith("grpo_advantages([1, 0, 0, 1]")
        await driver.press("delete")
        assert said(driver).startswith("rewards is to be (enter takes it")
        await driver.press("2", "enter")
        assert call(driver).startswith("grpo_advantages([1, 2]")
        assert driver.app.focused is pane(driver)

    drive(tutor, scenario)


def test_a_reason_stands_though_the_blanks_around_what_was_typed_are_gone(tutor):
    async def scenario(driver):
        await driver.press("5", "E", *" [1, x] ", "enter")
        assert said(driver).startswith("At character 5: x is a name.")

    drive(tutor, scenario)


def test_what_is_typed_is_never_run(tutor, tmp_path):
    async def scenario(driver):
        await driver.press("5", "e")
        driver.app.screen.query_one(TypedValue).value = f"open({str(tmp_path / 'made')!r}, 'w')"
        await driver.press("enter")
        assert "that is a call" in said(driver)

    drive(tutor, scenario)
    assert not (tmp_path / "made").exists()


def test_while_a_value_is_typed_keys_are_text(tutor):
    async def scenario(driver):
        await driver.press("5", "e", "d", "x", "p", "5", "up", "tab")
        assert driver.screen_lines()[-1].split("   ")[0].strip() == "enter take it"
        assert "Flip" not in driver.screen_lines()[-1]
        assert driver.app.screen.query_one(TypedValue).value == "dxp5"
        assert pane(driver).session.cursor == (0, 0)
        assert call(driver).startswith("grpo_advantages([1, 0, 0, 1]")
        driver.app.screen.query_one("#lesson").focus()
        await driver.press("5", "q")
        assert driver.app.screen.query_one(TypedValue).value == "dxp5q"

    drive(tutor, scenario)


def test_a_list_of_several_lines_can_be_pasted(tutor):
    async def scenario(driver):
        from textual.events import Paste

        await driver.press("5", "E")
        driver.app.screen.query_one(Input).post_message(Paste("[1,\n 2,\n]\n"))
        await driver.settle()
        await driver.press("enter")
        assert call(driver).startswith("grpo_advantages([1, 2]")

    drive(tutor, scenario)


def test_a_click_on_a_value_brings_the_cursor_there(tutor):
    async def scenario(driver):
        await driver.press("5", "4")
        await driver.press("5")
        line = next(text for text in driver.screen_lines() if "grpo_advantages([1" in text)
        row = driver.screen_lines().index(line)
        await driver.pilot.click(offset=(line.index("1], scale"), row))
        await driver.settle()
        assert pane(driver).session.cursor == (0, 3)
        style = driver.app.screen.get_style_at(line.index("1], scale"), row)
        assert style.meta[LEAF] == (0, 3)

    drive(tutor, scenario)


def test_keys_of_the_playground_are_in_the_palette_and_on_the_key_line(tutor):
    async def scenario(driver):
        await driver.press("5")
        line = driver.screen_lines()[-1]
        assert "e Type   + Up   space Flip   d Longer" in line
        await driver.pilot.click(offset=(line.index("Flip"), 39))
        await driver.settle()
        assert call(driver).startswith("grpo_advantages([0, 0, 0, 1]")
        await driver.press("ctrl+p", *"double an", "enter")
        assert call(driver).startswith("grpo_advantages([0, 0, 0, 0, 1]")
        await driver.press("1")
        assert "F2 Check" in driver.screen_lines()[-1]
        await driver.press("ctrl+p", *"double an", "enter")
        assert driver.title == "CommandPalette"

    drive(tutor, scenario)


def test_escape_leads_back_to_the_map(tutor):
    async def scenario(driver):
        await driver.press("5", "escape")
        assert driver.title == "MapScreen"
        assert driver.app.fake_playground.is_closed

    drive(tutor, scenario)


def test_the_playground_stays_beside_the_code_and_follows_each_save(tutor):
    async def scenario(driver):
        await driver.press("5", "2")
        assert call(driver) in driver.screen_text() and "def grpo_advantages" in driver.screen_text()
        driver.app.fake_playground.mine = lambda rewards, scale: [7 for _ in rewards]
        await driver.save_elsewhere(WRONG)
        assert "sample 0  +7" in driver.screen_text()
        await driver.press("escape", "1")
        assert call(driver) not in driver.screen_text()

    drive(tutor, scenario)


def test_where_one_pane_is_seen_at_a_time_a_save_is_followed_when_one_comes_back(tutor):
    async def scenario(driver):
        await driver.press("5", "3")
        driver.app.fake_playground.mine = lambda rewards, scale: [7 for _ in rewards]
        before = pane(driver)._shown
        await driver.save_elsewhere(WRONG)
        assert pane(driver)._shown is before
        await driver.press("5")
        assert "sample 0  +7" in driver.screen_text()

    drive(tutor, scenario, (80, 24))


def test_the_answer_scrolls(tutor):
    async def scenario(driver):
        await driver.press("5", *"dddddddddd", "p")
        assert "Yours" not in driver.screen_text() and LATER[:20] not in driver.screen_text()
        await driver.press("pagedown", "pagedown")
        assert LATER[:20] in driver.screen_text()
        await driver.press("pageup", "pageup")
        assert LATER[:20] not in driver.screen_text()

    drive(tutor, scenario, (80, 24))


def test_the_line_of_the_cursor_stays_in_view(tutor):
    async def scenario(driver):
        await driver.press("5")
        await type_argument(driver, [[i] * 5 for i in range(20)])
        await driver.press("left", "left")
        assert "[19, 19, 19, 19, 19]" in driver.screen_text()
        await driver.press("right", "right")
        assert "[0, 0, 0, 0, 0]" in driver.screen_text()

    drive(tutor, scenario, (80, 24))


@pytest.mark.parametrize("size", [(60, 18), (40, 10), (200, 60), (1, 1)])
def test_any_size_is_survived_and_what_was_played_with_comes_back(tutor, size):
    async def scenario(driver):
        await driver.press("5", "d", "p", "space")
        await driver.pilot.resize_terminal(*size)
        await driver.settle()
        await driver.press("plus", "e", "7")
        await driver.pilot.resize_terminal(120, 40)
        await driver.settle()
        await driver.press("enter")
        assert "grpo_advantages([1, 7, 0, 0, 1]" in driver.screen_text()
        assert "rewards[1]: A 1, now 7" in driver.screen_text()

    drive(tutor, scenario)


def test_every_theme_and_no_colour_at_all_show_the_cursor(tutor, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")

    async def scenario(driver):
        await driver.press("5", "right", "plus")
        for theme in ("credit-light", "nord", "credit-dark"):
            driver.app.theme = theme
            await driver.settle()
            row = next(line for line in driver.app.screen._compositor.render_strips() if "[1, 0.5, 0, 1]" in line.text)
            assert [segment.text for segment in row if segment.style and segment.style.reverse] == ["0.5"]

    drive(tutor, scenario)


def test_a_long_call_says_that_it_runs(tutor, monkeypatch):
    monkeypatch.setattr(asking, "PATIENCE", 0.001)
    go_on = threading.Event()

    def slow(rewards, scale):
        go_on.wait(10)
        return rewards

    async def scenario(driver):
        driver.app.fake_playground.mine = slow
        await driver.pilot.press("5")
        while "◌ grpo_advantages is running." not in driver.screen_text():
            await driver.pilot.pause()
        await driver.pilot.press("p")
        await driver.pilot.pause()
        assert said(driver) == "There is no answer to pin yet."
        go_on.set()
        await driver.settle()
        assert "is running" not in driver.screen_text()

    drive(tutor, scenario)


def test_only_an_answer_to_what_is_seen_can_be_pinned(tutor, real):
    go_on = threading.Event()

    def slow(rewards, scale):
        go_on.wait(10)
        return rewards

    async def waiting(driver):
        await driver.press("5")
        driver.app.fake_playground.mine = slow
        await driver.pilot.press("d", "p")
        await driver.pilot.pause()
        assert said(driver) == "There is no answer to pin yet."
        go_on.set()
        await driver.settle()
        await driver.press("p")
        assert said(driver).startswith("Pinned as A.")

    drive(tutor, waiting)

    async def broken(driver):
        await driver.press("5", "p")
        assert said(driver) == "There is no answer to pin yet."

    drive(real("double", "def double(values: return"), broken)


def test_only_the_newest_of_many_inputs_is_asked_about_once_the_call_before_is_over(tutor):
    begun, go_on = threading.Event(), threading.Event()
    asked = []

    def slow(rewards, scale):
        asked.append(rewards)
        begun.set()
        go_on.wait(10)
        return [len(rewards)] * len(rewards)

    async def scenario(driver):
        driver.app.fake_playground.mine = slow
        await driver.pilot.press("5")
        while not begun.is_set():
            await driver.pilot.pause()
        await driver.pilot.press("d", "d", "d")
        await driver.pilot.pause()
        assert driver.app.fake_playground.interrupted == 0
        go_on.set()
        await driver.settle()
        assert [len(rewards) for rewards in asked] == [4, 7]
        assert "sample 0  +7" in driver.screen_text()

    drive(tutor, scenario)


@pytest.mark.parametrize(("how", "patience"), [("key", 0.001), ("save", 3600)])
def test_a_call_is_not_waited_for_once_it_takes_long_or_the_file_is_saved(tutor, monkeypatch, how, patience):
    monkeypatch.setattr(asking, "PATIENCE", patience)
    begun, go_on = threading.Event(), threading.Event()

    def slow(rewards, scale):
        if not begun.is_set():
            begun.set()
            go_on.wait(10)
        return rewards

    async def scenario(driver):
        driver.app.fake_playground.mine = slow
        monkeypatch.setattr(driver.app.fake_playground, "interrupt", go_on.set)
        await driver.pilot.press("5")
        while not begun.is_set() or (how == "key" and not pane(driver).is_slow):
            await driver.pilot.pause()
        if how == "key":
            await driver.pilot.press("d")
        else:
            await driver.save_elsewhere(WRONG)
        await driver.settle()
        assert go_on.is_set()
        assert len(pane(driver)._shown[1].call.args[0]) == (5 if how == "key" else 4)

    drive(tutor, scenario)


def test_a_failure_of_the_tutor_is_not_taken_for_the_learners_and_the_next_key_tries_again(tutor, monkeypatch):
    def broken(_draft, _submission):
        raise SandboxError("No process can be started.")

    async def scenario(driver):
        await driver.press("5")
        with monkeypatch.context() as patch:
            patch.setattr(driver.app.fake_playground, "play", broken)
            await driver.press("d")
            assert "The playground failed, not your code. SandboxError: No process can be" in answer(driver)
            await driver.press("p")
            assert said(driver) == "There is no answer to pin yet."
        await driver.press("space")
        assert "sample 0" in driver.screen_text()

    drive(tutor, scenario)


def test_a_course_that_does_not_say_what_to_begin_with_leaves_the_rest_usable(tutor, monkeypatch):
    def broken(_exercise):
        raise ValueError("PLAYGROUND must say [0] more")

    async def scenario(driver):
        monkeypatch.setattr(driver.app, "playground", broken)
        await driver.press("5", "d", "p", "e", "up")
        assert "The playground failed, not your code. ValueError: PLAYGROUND must say [0] more" in said(driver)
        await driver.press("1")
        assert "The question" in driver.screen_text()

    drive(tutor, scenario)


@pytest.mark.parametrize(
    ("id", "source", "sentences"),
    [
        ("double", "def double(values: return", ["Python cannot read line 1", "Mend it in the code and save"]),
        ("double", "def dobule(values): return values", ["did you mean double?", "Mend it in the code and save"]),
        ("double", "def double(): return 1", ["double is called with 1 argument", "Mend it in the code and save"]),
        ("double", "  ", ["is empty: write your code in it, and save."]),
        (
            "double",
            "def double(values):\n    raise ValueError('[/] no')",
            ["double raised ValueError: [/] no.", "line 2"],
        ),
        ("double", "def double(values):\n    while 1: pass", ["double did not finish within 0.5 seconds"]),
        ("double", "import os\ndef double(values): os._exit(1)", ["ended the program (exit code 1)"]),
        ("double", "def double(values): return 'ab'", ["should return a list of 2 numbers, yours is 'ab'."]),
        ("double", "def double(values): values[0] = 9; return [9, 4]", ["changed its input", "+9", "+4"]),
        ("double", "def double(values):\n    print('[red]hm', values)\n    return values", ["[red]hm [1, 2]", "+2"]),
        ("pick_better", "def pick_better(a, b, judge): return judge(a, b)", ["'B'", "prefers_longer('x', 'yy') → 'B'"]),
        ("fill_batch", "def fill_batch(sample, size):\n    while 1: sample()", ["its script has 4 answers"]),
        ("visits", "def visits(episodes): return {'s0': 2, 's1': 1}", ["s0 2", "s1 1"]),
    ],
)
def test_the_learners_own_function_answers_from_the_sandbox_whatever_it_does(real, id, source, sentences):
    async def scenario(driver):
        await driver.press("5")
        for sentence in sentences:
            assert sentence in answer(driver)

    drive(real(id, source), scenario, (140, 45))


def test_callables_are_chosen_with_space_and_scripts_are_changed_like_lists(real, toys):
    async def judged(driver):
        await driver.press("5", "left")
        assert "Prefers the longer text. (space: 1 other)" in said(driver)
        assert "'yy'" in driver.screen_text()
        await driver.press("space")
        assert "Says A, whatever it reads." in said(driver)
        assert "None" in driver.screen_text()
        await driver.press("e")
        assert said(driver) == "A callable is not typed: space chooses the next one."

    drive(real("pick_better", toys.exercise("pick_better").solution), judged)

    async def scripted(driver):
        await driver.press("5", "space", "d")
        assert "fill_batch(in_turn(1, 1, 1, 0, 2), 2)" in driver.screen_text()
        await driver.press("E", *"[5,6]", "enter")
        assert "fill_batch(in_turn(5, 6), 2)" in driver.screen_text()
        assert "sample() → 6" in driver.screen_text()

    drive(real("fill_batch", toys.exercise("fill_batch").solution), scripted)


def test_an_endless_call_is_ended_when_a_newer_one_is_wanted(real, monkeypatch):
    monkeypatch.setattr(asking, "PATIENCE", 0.001)
    source = "def fill_batch(sample, size):\n    while size == 2: pass\n    return [size]\n"  # its deadline is 2 s

    async def scenario(driver):
        await driver.pilot.press("5")
        while "is running" not in driver.screen_text():
            await driver.pilot.pause()
        await driver.press("left", "plus")
        assert "entry 0  +3" in driver.screen_text()

    drive(real("fill_batch", source), scenario)
