"""Calls that are made ahead of their time: many in one message, each answer its own, whatever becomes of one."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from children import load_into

from tutor.sandbox import Child, EncodedCall, Ended, Heard, Raised, Returned, Sandbox, answers_heard, encode_call
from tutor.sandbox.ahead import MOST_ANSWERED, MOST_BYTES, MOST_CALLS, messages

Load = Callable[..., Child]


def calls(*inputs: Any, function: str = "f") -> list[EncodedCall]:
    return [encode_call(function, [value], {}, None) for value in inputs]


def ask(child: Child, *inputs: Any, deadline: float = 5, until: float | None = None) -> list[Heard]:
    return child.call_ahead(calls(*inputs), deadline=deadline, until=until or time.monotonic() + 60)


def values(heard: list[Heard]) -> list[Any]:
    answers = [answers_heard(each) for each in heard]
    return [first.value if first == second else (first, second) for first, second in answers]  # type: ignore[union-attr]


def test_each_call_has_its_own_answer(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, "def f(x): return [x, x]")
        many = range(3 * MOST_CALLS)
        assert values(ask(child, *many)) == [[number, number] for number in many]
        assert child.call("f", [1], {}, deadline=5) == Returned([1, 1])


def test_each_call_is_made_twice(load: Load) -> None:
    child = load("seen = []\ndef f(x):\n    seen.append(x)\n    return len(seen)")
    assert [answers_heard(heard) for heard in ask(child, 5, 5)] == [
        (Returned(1), Returned(2)),
        (Returned(3), Returned(4)),
    ]


def test_large_calls_and_answers_cross(load: Load) -> None:
    child = load("def f(x): return x")
    large = [[number + 0.5] * MOST_BYTES for number in range(4)]
    assert values(ask(child, 1, *large, 2)) == [1, *large, 2]


def test_an_exception_is_an_answer_and_the_others_follow(load: Load) -> None:
    first, second, third = map(answers_heard, ask(load("def f(x): return 1 / x"), 1, 0, 2))
    assert first[0] == Returned(1.0) and third[0] == Returned(0.5)
    assert isinstance(second[0], Raised) and second[0].type_name == "ZeroDivisionError"
    assert second[0].frames[0].line == 1


def test_a_call_that_never_ends_is_told_from_those_before(load: Load) -> None:
    child = load("def f(x):\n    while x == 2: pass\n    return x")
    first, second = ask(child, 1, 2, 3, deadline=0.2)
    assert answers_heard(first) == (Returned(1), Returned(1))
    assert isinstance(second, Ended) and second.kind == "timeout" and second.sentence.startswith("f did not finish")
    assert not child.alive


def test_a_call_in_which_the_process_dies_is_told_from_those_before(load: Load) -> None:
    heard = ask(load("import os\ndef f(x):\n    if x == 2: os._exit(3)\n    return x"), 1, 2, 3)
    assert values(heard[:1]) == [1]
    assert isinstance(heard[1], Ended) and heard[1].kind == "died" and "exit code 3" in heard[1].sentence
    assert len(heard) == 2


@pytest.mark.parametrize(
    ("end", "kind"),
    [
        ("while x == 30: pass", "timeout"),
        ("if x == 30: os._exit(3)", "died"),
        ("x == 30 and os.kill(os.getpid(), 9)", "died"),
    ],
)
def test_replies_that_were_unsent_when_the_process_ended_are_known(load: Load, end: str, kind: str) -> None:
    *before, last = ask(load(f"import os\ndef f(x):\n    {end}\n    return x"), *range(MOST_CALLS), deadline=0.3)
    assert values(before) == list(range(30))
    assert isinstance(last, Ended) and last.kind == kind


def test_a_process_that_ends_in_the_repetition_of_a_call_has_not_answered_it(load: Load) -> None:
    child = load("import os\nseen = []\ndef f(x):\n    30 in seen and os._exit(3)\n    seen.append(x)\n    return x")
    *before, last = ask(child, *range(MOST_CALLS))
    assert values(before) == list(range(30))
    assert isinstance(last, Ended) and last.kind == "died"


def test_replies_that_were_sent_are_not_taken_for_unsent_ones(load: Load) -> None:
    child = load("import os\ndef f(x):\n    if x == 30: os._exit(3)\n    return x")
    assert values(ask(child, *range(20))) == list(range(20))
    (last,) = ask(child, 30, 31)
    assert isinstance(last, Ended)


@pytest.mark.parametrize("shift", range(10))
def test_nothing_is_read_behind_the_unsent_replies(load: Load, shift: int) -> None:
    looks_like_more = "." * shift + 40 * "\x06\0\0\0\x02\0\0\0ab"  # after six frames, a reply of two bytes
    child = load("import os\ndef f(x):\n    if x == 30: os._exit(3)\n    return x")
    assert values(ask(child, looks_like_more, 1)) == [looks_like_more, 1]
    first, last = ask(child, 2, 30)
    assert values([first]) == [2]
    assert isinstance(last, Ended) and last.kind == "died"


def test_each_call_has_the_whole_deadline(load: Load) -> None:
    child = load("import time\ndef f(x):\n    time.sleep(0.1)\n    return x")
    assert values(ask(child, 1, 2, 3, deadline=0.5)) == [1, 2, 3]  # six times 0.1 seconds


def test_a_clock_that_the_learner_has_stopped_keeps_no_reply_back(load: Load) -> None:
    child = load("import time\ntime.perf_counter = lambda: 0\ndef f(x):\n    time.sleep(0.1)\n    return x")
    assert values(ask(child, 1, 2, 3, deadline=0.5)) == [1, 2, 3]


def test_where_something_is_printed_nothing_is_kept_and_the_child_ends(load: Load) -> None:
    child = load("def f(x):\n    if x == 1: print('one')\n    return x")
    assert ask(child, 2, 1) == []
    assert not child.alive


def test_what_was_printed_before_an_end_is_in_it(load: Load) -> None:
    child = load("def f(x):\n    print('here')\n    while True: pass")
    (ended,) = ask(child, 1, deadline=0.2)
    assert isinstance(ended, Ended) and ended.printed == "here\n"


def test_it_ends_with_the_message_in_which_there_was_no_answer(load: Load) -> None:
    heard = ask(load("def g(x): return x"), *range(2 * MOST_CALLS))
    assert len(heard) == MOST_CALLS
    assert all(
        isinstance(answer, Ended) and answer.kind == "missing" for each in heard for answer in answers_heard(each)
    )


def test_no_message_is_begun_when_time_is_up(load: Load) -> None:
    child = load("def f(x): return x")
    assert ask(child, 1, until=time.monotonic() - 1) == []
    assert child.alive


@pytest.mark.parametrize("late", range(6))
def test_what_was_answered_before_time_was_up_is_kept_and_the_child_ends(load: Load, late: int) -> None:
    child = load(f"def f(x):\n    while x == {late}: pass\n    return x")
    heard = ask(child, *range(MOST_CALLS), until=time.monotonic() + 0.2)
    assert values(heard) == list(range(late))
    assert not child.alive


def test_answers_that_are_long_in_all_are_left_out_and_the_child_ends(load: Load) -> None:
    child = load(f"def f(x): return 'x' * {MOST_ANSWERED // 10}")
    assert len(ask(child, 1, 2, 3)) == 3
    assert ask(child, *range(10)) == []
    assert not child.alive


def test_a_submission_with_stubs_is_not_asked_ahead(sandbox: Sandbox) -> None:
    with sandbox.child() as child:
        source = "from base import g\ndef f(x): return g(x)"
        child.load(source, "mine", modules={}, stubs={"base": {"g": lambda x: x + 1}}, deadline=5)
        assert ask(child, 1) == []
        assert child.call_twice(calls(1)[0], deadline=5) == (Returned(2), Returned(2))


ASKS_WHEN = """
kept, seen = [], []
def keep(g): kept.append(g)
def f(x):
    seen.append(x)
    return kept[0](x) if x == 2 and seen.count(2) == {} else x
"""


@pytest.mark.parametrize("time_of_asking", [1, 2])
@pytest.mark.parametrize("inputs", [(1, 2), (1, 2, 3)])
def test_where_something_is_asked_nothing_is_kept_and_the_child_ends(
    load: Load, time_of_asking: int, inputs: tuple[int, ...]
) -> None:
    child = load(ASKS_WHEN.format(time_of_asking))
    child.call("keep", [lambda x: x], {}, deadline=5)
    assert ask(child, *inputs) == []
    assert not child.alive


FORGED = "3 * b'\\x08\\x00\\x00\\x00\\x93\\xa4gave\\x07\\xc2'"


@pytest.mark.parametrize("more", [FORGED, "b'\\x01\\x00\\x00\\x00\\x05'", "b'junk of all kinds'"])
def test_replies_that_nobody_asked_for_end_the_child(load: Load, more: str) -> None:
    child = load(
        "import contextlib, os\n"
        "def f(x):\n"
        "    for number in range(3, 60):\n"
        "        with contextlib.suppress(OSError):\n"
        f"            if x == 2: os.write(number, {more})\n"
        "    return x"
    )
    kinds = {answer.kind for each in ask(child, 1, 2) for answer in answers_heard(each) if isinstance(answer, Ended)}
    assert kinds == {"unreadable"}


def test_a_child_that_is_over_answers_nothing(load: Load) -> None:
    child = load("def f(x): return x")
    child.end()
    assert ask(child, 1) == []


def test_callables_wait_for_their_time() -> None:
    with pytest.raises(TypeError, match="lent"):
        encode_call("f", [print], {}, None)


def test_messages_hold_so_many_calls_and_so_many_bytes() -> None:
    small, large = calls(1)[0], calls([0.5] * MOST_BYTES)[0]
    assert [len(together) for together in messages([small] * (MOST_CALLS + 1))] == [MOST_CALLS, 1]
    assert [len(together) for together in messages([small, large, small])] == [1, 1, 1]
    assert list(messages([])) == []
