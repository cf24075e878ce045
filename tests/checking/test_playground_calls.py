"""The playground's engine: single calls of a learner's functions, and of the reference."""

import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tutor.checking.playground import Played, Playground
from tutor.checking.scripted import in_turn, one_of
from tutor.checking.starts import Draft
from tutor.course import Course
from tutor.sandbox import Raised, Returned, Sandbox, Submission

RIGHT = "def double(values): return [2 * value for value in values]\n"


@pytest.fixture
def playground(toys: Course, sandbox: Sandbox) -> Iterator[Playground]:
    playing = Playground(toys, toys.exercise("double"), sandbox)
    yield playing
    playing.close()


def mine(source: str, **others: str) -> Submission:
    return Submission("mine.py", source, None, others)


def call_of(playground: Playground, *values: Any, function: str = "double") -> Draft:
    return playground.starts[function].with_values(values)


def play(toys: Course, sandbox: Sandbox, id: str, source: str, *values: Any, **others: str) -> Played:
    playing = Playground(toys, toys.exercise(id), sandbox)
    try:
        draft = playing.starts[id]
        return playing.play(draft.with_values(values) if values else draft, mine(source, **others))
    finally:
        playing.close()


def returned(played: Played) -> Any:
    assert isinstance(played.call.answer, Returned), played
    return played.call.answer.value


def sentence(played: Played) -> str:
    assert played.failure is not None
    return played.failure.sentence


def test_the_learners_function_answers_and_so_does_the_reference(playground: Playground) -> None:
    draft = call_of(playground, [1, 2.5])
    wrong = playground.play(draft, mine("def double(values): return [3 * v for v in values]"))
    assert returned(wrong) == [3, 7.5]
    assert wrong.failure is None
    assert returned(playground.refer(draft)) == [2, 5.0]


def test_the_child_stays_between_calls_and_goes_when_the_file_is_saved(playground: Playground) -> None:
    source = "import os\ndef double(values): return [os.getpid() for _ in values]\n"
    first, again, longer = (
        returned(playground.play(call_of(playground, values), mine(source))) for values in ([1], [2], [3, 4])
    )
    assert first == again == longer[:1]
    assert returned(playground.play(call_of(playground, [1]), mine(source + "# saved\n"))) != first


def test_each_answer_says_which_version_of_the_file_gave_it(playground: Playground) -> None:
    draft = call_of(playground, [1])
    one, other = mine(RIGHT), mine(RIGHT + "# saved\n")
    assert playground.play(draft, one).version == one.digest
    assert playground.play(draft, other).version == other.digest
    assert playground.refer(draft).version == ""


def test_an_exception_is_an_answer_with_the_learners_own_line(playground: Playground) -> None:
    played = playground.play(call_of(playground, [1]), mine("def double(values):\n    raise ValueError('no')\n"))
    assert isinstance(played.call.answer, Raised)
    assert sentence(played) == "double raised ValueError: no"
    assert played.failure is not None and played.failure.frames[-1].line == 2


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def double(values): return None", "double should return a list of 1 number, yours returns None"),
        ("def double(values): return values + [1]", "double should return a list of 1 number"),
        ("def double(values): values.append(1); return values", "double changed its input"),
        ("n = []\ndef double(values): n.append(1); return [len(n)]", "called twice with the same input"),
        ("def double(values):\n    while True: pass", "double did not finish within 0.5 seconds"),
        ("import os\ndef double(values): os._exit(3)", "ended the program (exit code 3)"),
        ("def dubble(values): return values", "did you mean double?"),
        ("def double(): return 1", "double is called with 1 argument"),
    ],
)
def test_whatever_goes_wrong_is_a_sentence_and_the_next_call_is_made_all_the_same(
    playground: Playground, source: str, said: str
) -> None:
    played = playground.play(call_of(playground, [1]), mine(source))
    assert said in sentence(played)
    assert not played.is_in_file
    assert returned(playground.play(call_of(playground, [1]), mine(RIGHT))) == [2]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def double(values: return 1", "Python cannot read line 1"),
        ("print('so far')\n1 / 0", "Your file stopped with ZeroDivisionError"),
        ("while True: pass", "did not finish within 0.5 seconds"),
        ("import os; os._exit(0)", "ended the program"),
    ],
)
def test_a_file_that_does_not_run_is_said_to_be_at_fault_as_a_whole(
    playground: Playground, source: str, said: str
) -> None:
    for _ in range(2):
        played = playground.play(call_of(playground, [1]), mine(source))
        assert played.is_in_file
        assert said in sentence(played)
        assert played.printed == ("so far\n" if "so far" in source else "")
    assert returned(playground.play(call_of(playground, [1]), mine(RIGHT))) == [2]


def test_a_file_that_cannot_be_read_is_no_failure_of_ours(playground: Playground, tmp_path: Path) -> None:
    empty = Submission.from_text("double.py", "  \n")
    played = playground.play(call_of(playground, [1]), empty)
    assert played.is_in_file
    assert "is empty: write your code in it" in sentence(played)


def test_a_file_that_never_ends_is_not_tried_again_until_it_is_saved(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = mine("while True: pass")
    playground.play(call_of(playground, [1]), endless)
    monkeypatch.setattr(playground, "_sandbox", None)
    assert "did not finish" in sentence(playground.play(call_of(playground, [2]), endless))


def test_what_was_printed_is_kept_for_each_call(playground: Playground) -> None:
    source = "def double(values):\n    print('got', values)\n    return [2 * v for v in values]\n"
    assert playground.play(call_of(playground, [1]), mine(source)).printed == "got [1]\n"
    assert playground.play(call_of(playground, [7]), mine(source)).printed == "got [7]\n"


def test_random_numbers_are_the_same_in_every_call(toys: Course, sandbox: Sandbox) -> None:
    playing = Playground(toys, toys.exercise("fill_batch"), sandbox)
    source = mine("import random\ndef fill_batch(sample, size): return [random.random(), sample()]\n")
    answers = [returned(playing.play(playing.starts["fill_batch"], source)) for _ in range(2)]
    assert answers[0] == answers[1]
    playing.close()


def test_what_is_typed_may_be_of_any_type(playground: Playground) -> None:
    for value in (5, None, "ab", {"a": 1}, (1, 2), [[1]], [None]):
        played = playground.play(call_of(playground, value), mine("def double(values): return [1]"))
        assert isinstance(played.call.answer, Returned)
        assert isinstance(playground.refer(call_of(playground, value)).call.answer, Returned | Raised)


def test_a_form_that_stumbles_over_the_input_does_not_blame_the_answer(playground: Playground) -> None:
    played = playground.play(call_of(playground, 5), mine("def double(values): return [1]"))
    assert played.failure is None
    assert returned(played) == [1]


def test_a_script_is_read_from_its_beginning_in_every_call(toys: Course, sandbox: Sandbox) -> None:
    playing = Playground(toys, toys.exercise("fill_batch"), sandbox)
    solution = mine(toys.exercise("fill_batch").solution)
    for _ in range(2):
        played = playing.play(playing.starts["fill_batch"], solution)
        assert returned(played) == [1, 2]
        assert [said.answer for said in played.call.callbacks] == [0, 1, 0, 2]
        assert {said.name for said in played.call.callbacks} == {"sample"}
    short = playing.starts["fill_batch"].with_values([in_turn(0), 2])
    assert sentence(playing.play(short, solution)) == (
        "sample had no answer: its script has 1 answer, and it was asked once more"
    )
    assert playing.refer(short).failure is not None
    playing.close()


def test_another_callable_gives_another_answer(toys: Course, sandbox: Sandbox) -> None:
    playing = Playground(toys, toys.exercise("pick_better"), sandbox)
    solution = mine(toys.exercise("pick_better").solution)
    draft = playing.starts["pick_better"]
    assert returned(playing.play(draft, solution)) == "yy"
    biased = draft.with_values([*draft.values[:2], draft.values[2].turned(1)])
    assert returned(playing.play(biased, solution)) is None
    assert [said.name for said in playing.play(biased, solution).call.callbacks] == ["always_first"] * 2
    playing.close()


def test_a_callable_that_is_asked_without_end_is_no_reason_to_wait(toys: Course, sandbox: Sandbox) -> None:
    def nothing() -> int:
        return 0

    playing = Playground(toys, toys.exercise("fill_batch"), sandbox)
    draft = playing.starts["fill_batch"].with_values([one_of(nothing), 1])
    assert "nothing was called too often" in sentence(playing.refer(draft))
    playing.close()


def test_the_learners_other_file_counts_and_the_reference_stands_in_for_one_that_is_missing(
    toys: Course, sandbox: Sandbox
) -> None:
    source = "from double import double\ndef quadruple(values): return double(double(values))\n"
    assert returned(play(toys, sandbox, "quadruple", source)) == [4]
    own = "def double(values): return [3 * v for v in values]\n"
    assert returned(play(toys, sandbox, "quadruple", source, double=own)) == [9]
    starter = toys.exercise("double").starter
    assert returned(play(toys, sandbox, "quadruple", source, double=starter)) == [4]


def test_the_reference_has_the_files_that_it_builds_on(toys: Course, sandbox: Sandbox) -> None:
    playing = Playground(toys, toys.exercise("quadruple"), sandbox)
    assert returned(playing.refer(playing.starts["quadruple"])) == [4]
    playing.close()


def test_a_reference_that_does_not_come_to_an_end_is_ended(
    toys: Course, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    exercise = toys.exercise("double")
    monkeypatch.setattr(type(exercise), "solution", property(lambda _self: "def double(v):\n    while v: pass\n"))
    playing = Playground(toys, exercise, sandbox)
    assert "did not finish" in sentence(playing.refer(call_of(playing, [1])))
    playing.close()


def test_a_call_can_be_interrupted_from_another_thread(toys: Course, sandbox: Sandbox) -> None:
    exercise = toys.exercise("fill_batch")  # its deadline is two seconds
    playing = Playground(toys, exercise, sandbox)
    begun = threading.Event()

    def knock() -> int:
        begun.set()
        return 0

    endless = mine("def fill_batch(sample, size):\n    sample()\n    while True: pass\n")
    draft = playing.starts["fill_batch"].with_values([one_of(knock), 1])
    found: list[Played] = []
    thread = threading.Thread(target=lambda: found.append(playing.play(draft, endless)))
    thread.start()
    assert begun.wait(30)
    playing.interrupt()
    thread.join()
    assert "did not finish" not in sentence(found[0])
    assert returned(playing.play(playing.starts["fill_batch"], mine(exercise.solution))) == [1, 2]
    playing.close()


def test_a_file_that_was_interrupted_while_it_was_loaded_is_tried_again(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft = call_of(playground, [1])
    monkeypatch.setattr(playground, "_closed", True)  # whatever is loaded is ended at once
    load = playground._load

    def loading(submission: Submission) -> Any:
        loaded = load(submission)
        playground.interrupt()
        return loaded

    monkeypatch.setattr(playground, "_load", loading)
    assert playground.play(draft, mine(RIGHT)).is_in_file
    monkeypatch.setattr(playground, "_load", load)
    monkeypatch.setattr(playground, "_closed", False)
    assert returned(playground.play(draft, mine(RIGHT))) == [2]


def test_after_it_is_closed_no_child_lives_on(toys: Course, sandbox: Sandbox) -> None:
    playing = Playground(toys, toys.exercise("double"), sandbox)
    draft = call_of(playing, [1])
    playing.play(draft, mine(RIGHT))
    playing.refer(draft)
    playing.close()
    assert all(not child.alive for child in playing._children.values())
    assert playing.play(draft, mine(RIGHT)).failure is not None
    assert all(not child.alive for child in playing._children.values())


def test_states_are_never_changed_by_a_call(playground: Playground) -> None:
    values: Sequence[Any] = [[1, 2]]
    draft = call_of(playground, *values)
    playground.play(draft, mine("def double(values): values.clear(); return values"))
    assert draft.values == ([1, 2],) and values == [[1, 2]]
