"""Playing with a call, without a screen: leaves, edits, typed literals, undo, pins, layout."""

import warnings

import pytest
from rich.cells import cell_len

from tutor.app.play.drawing import call_text
from tutor.app.play.editing import place_text
from tutor.app.play.layout import lay_out
from tutor.app.play.leaves import at, leaves, nearest, replaced
from tutor.app.play.literal import LONGEST, NotALiteralError, read_literal
from tutor.app.play.saying import where_text
from tutor.app.play.session import Session
from tutor.app.play.typed import in_place_of, text_of
from tutor.checking.scripted import InTurn, in_turn, one_of
from tutor.checking.starts import MOST_VALUES, Argument, Draft


def prefers_longer(first, second):
    """Prefers the longer text."""


def always_first(first, second):
    """Says A."""


JUDGE = one_of(prefers_longer, always_first)


def session(*values, names=(), by_name=()):
    names = names or [f"arg{index}" for index in range(len(values))]
    arguments = (Argument(name, value, name in by_name) for name, value in zip(names, values, strict=True))
    return Session({"f": Draft("f", tuple(arguments))})


def after(value, *steps, at=None, name="arg0"):
    """The first argument after some edits at a place, the first leaf by default."""
    play = session(value, names=[name])
    if at is not None:
        play.go_to((0, *at))
    for action, *how in steps:
        getattr(play, action)(*how)
    return play.draft.values[0]


UP, DOWN, FLIP, DOUBLE, LESS = ("nudge", 1), ("nudge", -1), ("flip",), ("duplicate", 0), ("remove", 0)


def test_the_cursor_visits_every_leaf_in_reading_order_and_comes_round():
    play = session([1, [], (2, {"a": 3, "b": ()})], in_turn(4), None, JUDGE)
    seen = []
    for _ in range(8):
        seen.append(play.cursor)
        play.move(1)
    assert seen == [(0, 0), (0, 1), (0, 2, 0), (0, 2, 1, "a"), (0, 2, 1, "b"), (1, 0), (2,), (3,)]
    assert play.cursor == (0, 0)
    play.move(-1)
    assert play.cursor == (3,)


def test_a_call_without_arguments_has_no_leaf_and_takes_no_harm():
    play = session()
    for action, *how in (UP, FLIP, DOUBLE, LESS, ("move", 1), ("undo",), ("restart",), ("put", (), 1)):
        getattr(play, action)(*how)
    assert play.cursor == ()
    assert lay_out(play.draft, 40).plain == "f()"


def test_replacing_a_value_leaves_what_there_was_as_it_was():
    before = [[1, (2, {"a": 3})], in_turn(4)]
    assert replaced(before, (0, 1, 1, "a"), 9) == [[1, (2, {"a": 9})], in_turn(4)]
    assert replaced(before, (1, 0), 9) == [[1, (2, {"a": 3})], in_turn(9)]
    assert before == [[1, (2, {"a": 3})], in_turn(4)]


def test_a_leaf_that_is_gone_leads_to_the_nearest():
    assert nearest([[1, 2]], (0, 5)) == (0, 1)
    assert nearest([[[1], []]], (0, 1, 3)) == (0, 1)
    assert nearest([{"a": [1]}], (0, "b")) == (0, "a", 0)
    assert nearest([], (0,)) == ()


@pytest.mark.parametrize(
    ("value", "step", "result"),
    [
        ([0], UP, [0.5]),
        ([0.5], UP, [1.0]),
        ([1], DOWN, [0.5]),
        (2, UP, 3),
        (2, DOWN, 1),
        (0.5, UP, 1.0),
        ([True], UP, [False]),
        ([1e999], UP, [1e999]),
        (["a", "b", "c"], UP, ["b", "b", "c"]),
        (["a", "b", "c"], DOWN, ["c", "b", "c"]),
        (["a"], UP, ["a"]),
        ([("s", "a"), ("t", "b")], UP, [("t", "a"), ("t", "b")]),
        ([{"tool": "a", "said": "x"}, {"tool": "b"}], DOWN, [{"tool": "b", "said": "x"}, {"tool": "b"}]),
        ([None], UP, [None]),
        ([], UP, []),
        ([10**400], UP, [10**400]),
        (JUDGE, UP, JUDGE.turned(1)),
        (JUDGE, DOWN, JUDGE.turned(1)),
        ([0], FLIP, [1]),
        ([1], FLIP, [0]),
        ([-2.5], FLIP, [0.0]),
        ([0.0], FLIP, [1.0]),
        ([False], FLIP, [True]),
        (["a", "b"], FLIP, ["b", "b"]),
        (JUDGE, FLIP, JUDGE.turned(1)),
        ([1, 2], DOUBLE, [1, 1, 2]),
        ([(1, 2)], DOUBLE, [(1, 2), (1, 2)]),
        (in_turn(1, 2), DOUBLE, in_turn(1, 1, 2)),
        ([[1, 2]], DOUBLE, [[1, 1, 2]]),
        ([[1, 2]], ("duplicate", 1), [[1, 2], [1, 2]]),
        ([[1, 2], [3]], ("remove", 1), [[3]]),
        ([1, 2], LESS, [2]),
        ([1], LESS, []),
        (1, DOUBLE, 1),
        ((1, 2), LESS, (1, 2)),
        ({"a": 1}, LESS, {"a": 1}),
        ([1], ("duplicate", 1), [1]),
    ],
)
def test_each_key_changes_a_value_as_it_should(value, step, result):
    changed = after(value, step)
    assert changed == result
    assert type(changed) is type(result)


def test_gamma_goes_in_small_steps_that_stay_round():
    assert after(0.9, UP, name="gamma") == 0.95
    assert after(0.1, UP, name="lam") == 0.15
    assert after(0.95, UP, UP, name="gamma") == 1.05


def test_what_cannot_be_done_is_said_and_changes_nothing():
    play = session([], (1, 2), "a", names=["values", "pair", "text"])
    play.duplicate(0)
    assert play.note == "The list is empty: e types what it holds."
    play.nudge(1)
    assert play.note == "Nothing to count up or down here: e types a value."
    play.move(1)
    assert play.note == ""
    play.remove(0)
    assert play.note == "Only entries of lists can be doubled or left out."
    play.duplicate(1)
    assert play.note == "There is no list around this list."
    play.move(2)
    play.flip()
    assert play.note == "There is no other text to choose here: e types one."
    assert play.draft.values == ([], (1, 2), "a")
    play.undo()
    assert play.note == "There is nothing to take back."
    play.switch()
    assert play.note == "This exercise has one function."


def test_lists_of_one_length_in_the_same_place_go_along():
    play = session([1, 0], [[0, 1], [2]], [["s", "t"], ["u"]], 0.9, names=["rewards", "steps", "states", "gamma"])
    play.go_to((1, 0, 1))
    play.duplicate(0)
    assert play.draft.values == ([1, 0], [[0, 1, 1], [2]], [["s", "t", "t"], ["u"]], 0.9)
    assert play.note == "And in states, which goes along."
    assert play.cursor == (1, 0, 2)
    play.remove(1)
    assert play.draft.values == ([0], [[2]], [["u"]], 0.9)
    assert play.note == "And in rewards and states, which goes along."
    play.undo()
    play.undo()
    assert play.draft.values == ([1, 0], [[0, 1], [2]], [["s", "t"], ["u"]], 0.9)


def test_lists_of_another_length_do_not():
    play = session([1, 0], [1, 2, 3], (1, 2), in_turn(1, 2))
    play.duplicate(0)
    assert play.draft.values == ([1, 1, 0], [1, 2, 3], (1, 2), in_turn(1, 2))
    play.go_to((3, 0))
    play.duplicate(0)
    assert play.draft.values == ([1, 1, 0], [1, 2, 3], (1, 2), in_turn(1, 1, 2))


def test_a_call_does_not_grow_beyond_what_can_be_looked_through():
    play = session([0] * (MOST_VALUES - 2))
    play.duplicate(0)
    assert play.note == f"No room: the arguments hold {MOST_VALUES} values at most."
    assert len(play.draft.values[0]) == MOST_VALUES - 2


def test_undo_goes_back_step_by_step_with_the_cursor_and_a_restart_can_be_undone():
    play = session([1, 0])
    play.move(1)
    play.flip()
    play.duplicate(0)
    play.restart()
    assert play.draft.values == ([1, 0],) and play.cursor == (0, 0)
    play.undo()
    assert play.draft.values == ([1, 1, 1],) and play.cursor == (0, 2)
    play.undo()
    assert play.draft.values == ([1, 1],) and play.cursor == (0, 1)
    play.undo()
    assert play.draft.values == ([1, 0],)


def test_each_function_keeps_its_call():
    play = Session({name: Draft(name, (Argument("a", [0]),)) for name in ("f", "g")})
    play.flip()
    play.switch()
    assert (play.function, play.draft.values) == ("g", ([0],))
    play.switch()
    assert (play.function, play.draft.values) == ("f", ([1],))


@pytest.mark.parametrize(
    "text",
    ["1", "-2.5", "+3", "'a'", '"b\\n"', "None", "True", "[]", "()", "{}", "[1, [2, (3,)], {'a': 1, 2: None}]", "1e5",
     "'中' 'b'", "0x1f", "{-1: 2}", "'\\d'"],
)  # fmt: skip
def test_literals_are_read(text):
    with warnings.catch_warnings(action="ignore"):
        assert read_literal(text) == eval(text)


@pytest.mark.parametrize(
    ("text", "said", "place"),
    [
        ("", "There is nothing here.", 0),
        ("[0, x]", "At character 5: x is a name.", 4),
        ("['中文', len]", "At character 8: len is a name.", 7),
        ("[1, 2", "At character 1: '[' was never closed.", 0),
        ("1 2", "At character 3: invalid syntax. Write", 2),
        ("[1 2]", "At character 2: invalid syntax. Perhaps you forgot a comma? Write", 1),
        ("[1, max(2)]", "At character 5: that is a call.", 4),
        ("__import__('os')", "At character 1: that is a call.", 0),
        ("2 * 3", "At character 1: that has to be computed.", 0),
        ("-True", "At character 1: that has to be computed.", 0),
        ("not 1", "At character 1: that has to be computed.", 0),
        ("{1, 2}", "At character 1: that is not plain data.", 0),
        ("b'a'", "At character 1: that is not plain data.", 0),
        ("1j", "At character 1: that is not plain data.", 0),
        ("...", "At character 1: that is not plain data.", 0),
        ("f'{x}'", "At character 1: that is not plain data.", 0),
        ("[x for x in y]", "At character 1: that is not plain data.", 0),
        ("lambda: 1", "At character 1: that is not plain data.", 0),
        ("x := 1", "At character 3: invalid syntax.", 2),
        ("{[1]: 2}", "At character 2: a key is a text or a whole number.", 1),
        ("{True: 2}", "At character 2: a key is a text or a whole number.", 1),
        ("{**a}", "At character 1: a key is a text or a whole number.", 0),
        ("{99999999999999999999: 2}", "At character 2: that key is too large.", 1),
        ("[1, '\\ud800']", "At character 5: half a character.", 4),
        ("0x" + "f" * 300, "At character 1: that number is too large.", 0),
        ("'abc", "At character 1: unterminated string literal. Write", 0),
        ("[" * 30 + "]" * 30, "too many lists within lists", 21),
        ("[" * 300, "At", None),
        ("\0", "", None),
        ("1" * 5000, "That is longer than", LONGEST),
        ("[" + "0," * 500 + "]", f"That holds more than {MOST_VALUES} values.", None),
    ],
)
def test_what_is_no_literal_is_told_with_its_place(text, said, place):
    with pytest.raises(NotALiteralError) as caught:
        read_literal(text)
    assert said in str(caught.value)
    assert place in (None, caught.value.place)
    assert 0 <= caught.value.place <= len(text)


def test_a_name_that_would_do_harm_is_never_looked_up():
    with pytest.raises(NotALiteralError):
        read_literal("[().__class__]")


def test_a_script_is_typed_as_a_list_and_callables_are_not_typed():
    assert text_of([1, "a"]) == "[1, 'a']"
    assert text_of(in_turn(1, 2)) == "[1, 2]"
    assert text_of(JUDGE) is text_of({"tool": max}) is text_of(in_turn(max)) is None
    assert in_place_of(in_turn(1), [2, 3]) == InTurn([2, 3])
    assert in_place_of(in_turn(1), 5) == 5
    assert in_place_of([1], [2]) == [2]


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ([0.5], "a[0]: a number, ±0.5"),
        (3, "a: a number, ±1"),
        ({"k": [True]}, "a['k'][0]: True or False"),
        ("x", "a: a text"),
        (None, "a: nothing"),
        ([], "a: empty"),
        ([[]], "a[0]: empty, an entry of a list"),
        (JUDGE, "a: Prefers the longer text. (space: 1 other)"),
        (one_of(always_first), "a: Says A."),
        (always_first, "a: Says A."),
        (lambda: 0, "a: a function"),
    ],
)
def test_it_is_said_what_is_at_the_cursor(value, said):
    play = session(value, names=["a"])
    assert where_text(play.draft, play.cursor, 1) == said
    assert where_text(play.draft, play.cursor, 3) == f"{said} · f: next function"


def test_a_place_is_written_as_in_python():
    play = session([{"tool": 1}], names=["turns"])
    assert place_text(play.draft, play.cursor) == "turns[0]['tool']"


EPISODES = [{"turns": [("s0", "left"), ("s1", "left"), ("s0", "right")], "won": True}]
CALLS = (
    session([1, 0], [[0, 0, 1], [0, 0]], [["s0", "s1", "s2"], ["s0", "s2"]], 0.95, by_name=("arg3",)),
    session(EPISODES, "a text that is much longer than any line of the screen " * 3),
    session(in_turn("中文" * 20, "x"), JUDGE, {"a": max}, [0.5] * 60, (), (1,)),
)


@pytest.mark.parametrize("width", [30, 52, 76, 200])
@pytest.mark.parametrize("play", CALLS)
def test_a_call_is_laid_out_as_code_within_its_width_with_every_leaf_once(play, width):
    layout = lay_out(play.draft, width)
    assert all(sum(cell_len(piece.text) for piece in line) <= width for line in layout.lines)
    found = [piece.path for line in layout.lines for piece in line if piece.path is not None]
    assert found == list(leaves(play.draft.values))
    for open_, close in ("()", "[]", "{}"):
        assert layout.plain.count(open_) == layout.plain.count(close) or "…" in layout.plain


def test_a_call_that_fits_stands_in_one_line_and_another_has_a_line_for_each_argument():
    play = CALLS[0]
    flat = "f([1, 0], [[0, 0, 1], [0, 0]], [['s0', 's1', 's2'], ['s0', 's2']], arg3=0.95)"
    assert lay_out(play.draft, len(flat)).plain == flat
    assert lay_out(play.draft, len(flat) - 1).plain.splitlines() == [
        "f(",
        "    [1, 0],",
        "    [[0, 0, 1], [0, 0]],",
        "    [['s0', 's1', 's2'], ['s0', 's2']],",
        "    arg3=0.95)",
    ]


def test_up_and_down_go_to_the_nearest_value_in_the_line_above_or_below():
    play = CALLS[0]
    layout = lay_out(play.draft, 60)
    assert layout.beside((0, 1), 1) == (1, 0, 1)
    assert layout.beside((1, 1, 1), 1) == (2, 0, 2)
    assert layout.beside((2, 0, 0), -1) == (1, 0, 0)
    assert layout.beside((3,), 1) == (3,)
    assert layout.beside((0, 0), -1) == (0, 0)


def test_the_value_at_the_cursor_is_reversed_and_every_value_can_be_clicked():
    play = session([1, 22])
    play.move(1)
    text = call_text(lay_out(play.draft, 40), play.cursor)
    reversed_ = [text.plain[span.start : span.end] for span in text.spans if "reverse" in str(span.style)]
    assert reversed_ == ["22"]
    places = {span.style.meta["leaf"] for span in text.spans if not isinstance(span.style, str)}
    assert places == {(0, 0), (0, 1)}
    assert at(play.draft.values, (0, 1)) == 22
