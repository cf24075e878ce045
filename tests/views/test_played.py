"""What is shown of one call in the playground, alone, beside the reference, and beside another."""

import pytest

from tutor.checking.playground import Played
from tutor.checking.scenes import CreditLanes, Lane
from tutor.checking.transcript import Call, Callback, Failure
from tutor.sandbox import Ended, Frame, Raised, Returned
from tutor.views.pinned import Given, Shown, compared_lines
from tutor.views.played import MEND, REFERENCE_LATER, WRITE, played_lines

NASTY = "[red]x[/] \x1b[31m"


def gave(value, *callbacks, printed="", failure=None, scene=None, version="1"):
    call = Call("f", ([1, 0],), {}, Returned(value, printed), callbacks)
    return Played(call, failure, printed, scene=scene, version=version)


def raised(name, message="", frames=()):
    answer = Raised(name, message, frames)
    said = f"f raised {name}: {message}" if message else f"f raised {name}"
    return Played(Call("f", ([1, 0],), {}, answer), Failure("raised", said, name, frames=frames))


def ended(kind, sentence):
    return Played(Call("f", ([1, 0],), {}, Ended(kind, sentence)), Failure(kind, sentence))


def text(yours, reference=None, width=80):
    lines = played_lines(yours, reference, "sample", width)
    assert all(line.cell_len <= width for line in lines)
    return "\n".join(line.plain.rstrip() for line in lines)


def words(*args, **kwargs):
    return " ".join(text(*args, **kwargs).split())


def test_before_a_pass_the_answer_is_drawn_and_the_reference_announced():
    said = words(gave([1.0, -1.0]))
    assert said.startswith("sample 0 +1.0")
    assert said.endswith(REFERENCE_LATER)
    assert "reference agree" not in said


def test_answers_that_agree_are_drawn_once_and_that_is_said():
    said = words(gave([1.0, -1.0]), gave([1.0, -1.0 + 1e-9]))
    assert said.count("sample 0") == 1
    assert said.endswith("Yours and the reference agree.")
    assert REFERENCE_LATER not in said


def test_lists_of_lists_are_in_the_words_that_the_exercise_has_for_both():
    lines = played_lines(gave([[1.0, -1.0], [0.5]]), gave([[1.0, -0.5], [0.5]]), "rollout, step", 80)
    said = " ".join(" ".join(line.plain for line in lines).split())
    assert "rollout 0 step 0 +1.0" in said
    assert "▶ step 1 yours -1.0" in said
    assert "entry" not in said


def test_answers_that_part_stand_one_above_the_other_with_the_first_difference_marked():
    said = words(gave([1.0, -0.5]), gave([1.0, -1.0]))
    assert "▶ sample 1 yours -0.5" in said and "reference -1.0" in said
    assert "agree." not in said


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (True, "True"),
        (0.5, "0.5"),
        ("A", "'A'"),
        (None, "None"),
        ([], "[]"),
        (["a", "b"], "sample 0 'a' sample 1 'b'"),
        ({"accuracy": 0.5, "kept": [1, 0]}, "accuracy 0.5 kept sample 0 +1 │█"),
        ([[1, -1], [2]], "entry 0 sample 0 +1"),
        ([{"tool": "calc"}], "sample 0 {'tool': 'calc'}"),
        ({"s0": 2}, "s0 2"),
        (NASTY, "'[red]x[/] \\x1b[31m'"),
    ],
)
def test_an_answer_of_any_form_is_shown(value, shown):
    assert words(gave(value)).startswith(shown)
    assert shown in words(gave(value), gave(value))
    text(gave(value), gave(0.25), 50)
    text(gave(value), gave([0.25]), 50)


def test_a_scene_takes_the_place_of_bars_and_a_sentence_that_of_a_scene_that_failed():
    lanes = [CreditLanes((Lane("walk", credits),)) for credits in ([0.5, 1.0], [0.25, 1.0])]
    said = words(gave([0.5, 1.0], scene=lanes[0]), gave([0.25, 1.0], scene=lanes[1]))
    assert "walk" in said and "+0.25" in said
    assert "walk" in words(gave([0.5, 1.0], scene=lanes[0]))
    said = words(gave([0.5, 1.0], scene=lanes[0]), gave([0.25, 1.0], scene="SCENES could not."))
    assert "walk" not in said and "▶ sample 0 yours +0.5" in said
    said = words(gave([0.5], scene="SCENES could not."), gave([0.5], scene="SCENES could not."))
    assert "sample 0 +0.5" in said and "SCENES could not." in said


def test_above_a_scene_stands_an_answer_that_has_no_numbers():
    lanes = CreditLanes((Lane("verdict", [1, -1]),))
    assert words(gave(None, scene=lanes)).startswith("None verdict")
    assert words(gave({"chosen": "mist"}, scene=lanes)).startswith("chosen 'mist' verdict")
    assert words(gave({"s0": 0.5}, scene=lanes)).startswith("verdict")
    both = words(gave(None, scene=lanes), gave(None, scene=lanes))
    assert both.startswith("None verdict") and both.endswith("Yours and the reference agree.")


def test_scenes_that_agree_do_not_speak_for_answers_that_differ():
    lanes = CreditLanes((Lane("verdict", [1, -1]),))
    said = words(gave({"chosen": "mist"}, scene=lanes), gave({"chosen": "rain"}, scene=lanes))
    assert "'mist'" in said and "'rain'" in said and "verdict" in said and "agree." not in said


def test_an_exception_is_a_sentence_with_the_learners_line():
    frame = Frame("f.py", "f", 3, f"    raise ValueError({NASTY!r})")
    said = words(raised("ValueError", "mean of nothing", (frame,)))
    assert said.startswith("f raised ValueError: mean of nothing. Where it happened f.py, line 3, in f")


@pytest.mark.parametrize(
    ("reference", "said"),
    [
        (raised("ValueError", "other words"), "The reference raises it, too."),
        (raised("KeyError", "'x'"), "The reference raises KeyError: 'x'."),
        (gave([0.5]), "The reference sample 0 +0.5"),
        (ended("timeout", "f did not finish."), "The reference has no answer to that. f did not finish."),
    ],
)
def test_beside_an_exception_it_is_said_what_the_reference_does(reference, said):
    assert said in words(raised("ValueError", "mean of nothing"), reference)


def test_where_the_reference_raises_the_answer_is_shown_alone():
    said = words(gave([0.5]), raised("ValueError", "empty"))
    assert said.startswith("sample 0 +0.5") and said.endswith("The reference raises ValueError: empty.")


def test_an_answer_that_has_not_its_form_is_a_sentence_beside_the_reference():
    wrong = gave(None, failure=Failure("form", "f should return a list of numbers, yours returns None"))
    said = words(wrong, gave([0.5]))
    assert said.startswith("f should return a list of numbers, yours returns None. The reference sample 0 +0.5")


def test_an_answer_that_cost_the_input_is_shown_with_the_sentence():
    changed = gave([0.5], failure=Failure("changed_input", "f changed its input; work on a copy of it instead"))
    said = words(changed, gave([0.5]))
    assert said.startswith("f changed its input; work on a copy of it instead. sample 0 +0.5")


def test_a_file_that_does_not_run_is_all_there_is_to_say():
    broken = Played(
        Call("f", (), {}),
        Failure("syntax", "Python cannot read line 1.", frames=(Frame("f.py", "", 1, "def f("),)),
        "so far",
        is_in_file=True,
    )
    said = words(broken, gave([0.5]))
    assert said.startswith("Python cannot read line 1. Where it happened f.py, line 1 def f(")
    assert "What your code printed so far" in said
    assert said.endswith(MEND)
    assert WRITE in words(raised("NotImplementedError"))
    assert words(ended("missing", "f is not defined in your file.")).count(MEND) == 1


def test_what_was_printed_and_what_was_asked_is_shown():
    asked = [Callback("judge", ["x", NASTY], {"k": 1}, "A")] * 10
    said = words(gave(0.5, *asked, printed="hello\n"), gave(0.5, asked[0]))
    assert "judge('x', '[red]x[/] \\x1b[31m', k=1) → 'A'" in said
    assert "… and 2 more" in said
    assert "You call judge 10 times, the reference 1 time." in said
    assert "What your code printed hello" in said
    assert "You call" not in words(gave(0.5, asked[0]), gave(0.5, asked[0]))
    assert "You call judge 0 times, the reference 1 time." in words(gave(0.5), gave(0.5, asked[0]))


def compared(left, right, given=None, width=80, old=False):
    sides = Shown("A", "f([1, 0])", left, is_old=old), Shown("now", "f([1, 0], gamma=0.5)", right)
    lines = compared_lines(*sides, given, "sample", width)
    assert all(line.cell_len <= width for line in lines)
    return " ".join(" ".join(line.plain for line in lines).split())


def test_two_states_stand_in_columns_with_their_difference_and_neither_is_wrong():
    said = compared(gave([1.0, -1.0]), gave([0.5, -1.0]))
    assert "A now difference" in said
    assert "▶ sample 0 +1.0 +0.5 -0.5" in said
    assert "✗" not in said


def test_every_difference_is_marked_alike():
    said = compared(gave([1.0, -1.0]), gave([0.5, -2.0]))
    assert "▶ sample 0" in said and "▶ sample 1" in said and "✗" not in said


def test_calls_are_shown_whole_or_by_the_few_values_in_which_they_differ():
    both = gave([1.0]), gave([0.5])
    assert compared(*both).startswith("A f([1, 0]) now f([1, 0], gamma=0.5)")
    few = [Given("gamma", "0.9", "0.5"), Given("rewards[0]", "1", NASTY)]
    assert compared(*both, few).startswith("gamma: A 0.9, now 0.5 rewards[0]: A 1, now [red]x[/]")
    assert compared(*both, [few[0]] * 4).startswith("A f([1, 0]) now")
    assert compared(*both, [Given("rewards", "2 entries", "3 entries", is_shape=True)]).startswith("A f([1, 0]) now")
    assert compared(both[0], both[0], []) == "A and now were given the same. Both have the same answer."


def test_of_equal_answers_it_is_said_what_differs_on_the_way():
    told, otherwise = Callback("judge", ["x"], {}, "A"), Callback("bad judge", ["x"], {}, "B")
    asked = Callback("judge", ["y"], {}, "A")
    assert compared(gave(None, told), gave(None, told), []).endswith("Both have the same answer.")
    assert compared(gave(None, told), gave(None, otherwise), []).endswith(
        "Both have the same answer; what your code was told on the way differs."
    )
    for other in (gave(None, asked), gave(None)):
        assert compared(gave(None, told), other, []).endswith(
            "Both have the same answer; what your code asked on the way differs."
        )


def test_a_long_call_is_cut():
    lines = compared_lines(Shown("A", "f(" + "1, " * 200 + ")", gave(1)), Shown("B", "f()", gave(2)), None, "", 60)
    assert [line.plain.endswith("…") for line in lines[:3]] == [False, True, False]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (raised("ValueError", "no"), "A: [1.0] now: raised ValueError: no"),
        (ended("timeout", "f did not finish."), "A: [1.0] now: f did not finish."),
    ],
)
def test_an_answer_and_none_are_told_in_words(other, said):
    assert said in compared(gave([1.0]), other)


def test_answers_of_different_forms_can_be_compared():
    for value in (0.5, None, "A", {"a": 1}, [[1]], [1, 2, 3]):
        compared(gave([1.0]), gave(value), width=40)


def test_it_is_said_that_an_earlier_version_answered():
    assert compared(gave([1.0]), gave([0.5]), old=True).endswith("An earlier version of your file answered A.")
    assert "earlier" not in compared(gave([1.0]), gave([0.5]))
