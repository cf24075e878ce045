"""Arguments arrive as they were given: plain data, tuples and callables of ours, which are answered over the pipe."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from children import load_into, value

from tutor.sandbox import Child, Ended, Raised, Returned, Sandbox, copy_arguments

Load = Callable[..., Child]


def test_arguments_arrive_with_their_types(load: Load) -> None:
    child = load("def f(*args, **kwargs): return repr((args, kwargs))")
    args: list[Any] = [[1, 0.5, True, None, "π"], (1, (2, [3])), {"a": (1,), 2: []}, 2**70, [2**64, (2**65,)]]
    assert value(child, "f", *args, gamma=0.9) == repr((tuple(args), {"gamma": 0.9}))
    assert value(child, "f", [float("inf")], (), {}) == "(([inf], (), {}), {})"


def test_every_call_gets_fresh_copies(load: Load) -> None:
    child = load("def f(r):\n    r.append(1)\n    return len(r)")
    rewards = [1.0]
    assert [value(child, "f", rewards) for _ in range(2)] == [2, 2]
    assert rewards == [1.0]


def test_what_cannot_be_passed_is_the_authors_error(load: Load) -> None:
    with pytest.raises(TypeError, match="A set cannot be passed to a submission"):
        load("def f(r): pass").call("f", [{1}], {}, deadline=1)


@pytest.mark.parametrize(
    ("body", "changed"),
    [
        ("return sorted(r)", False),
        ("r = r + [1]", False),
        ("r[0] = r[0]", False),
        ("r.sort()", True),
        ("r.append(r)", True),
        ("r[0] = 1.0", True),
        ("import numpy as np; r[0] = np.float64(1)", True),
        ("r[:] = map(str, r)", True),
        ("nested[0].append(1)", True),
        ("nested.clear()", True),
        ("state['a'][0][0] += 1", True),
    ],
)
def test_a_changed_argument_is_noticed(load: Load, body: str, changed: bool) -> None:
    child = load(f"def f(r, nested, state): {body}")
    answer = child.call("f", [[3, 1, 2], [[]], {"a": ([1],)}], {}, deadline=1)
    assert isinstance(answer, Returned)
    assert answer.changed_input is changed


def test_a_huge_number_and_a_callable_do_not_look_changed(load: Load) -> None:
    answer = load("def f(n, h): return None").call("f", [[2**70], len], {}, deadline=1)
    assert answer == Returned(None)


def test_a_sampler_is_asked_over_the_pipe(either: Sandbox) -> None:
    drawn = iter([0, 0, 1, 1])
    asked = []

    def sampler(count: int, *, temperature: float) -> list[int]:
        asked.append((count, temperature))
        return [next(drawn) for _ in range(count)]

    source = "def f(sample):\n    r = []\n    while sum(r) < 1: r += sample(2, temperature=0.5)\n"
    source += "    return r, sample.__name__"
    with either.child() as child:
        load_into(child, source)
        assert value(child, "f", sampler) == [[0, 0, 1, 1], "sampler"]
    assert asked == [(2, 0.5), (2, 0.5)]


def test_callables_may_be_anywhere_and_get_plain_data(load: Load) -> None:
    seen: list[Any] = []
    child = load(
        "import numpy as np\ndef f(tools): return tools['judge'][0](np.array([1.5]), (1,), best=np.float32(2))"
    )
    answer = value(child, "f", {"judge": (lambda *args, **kwargs: seen.append((args, kwargs)),)})
    assert answer is None
    assert seen == [(([1.5], [1]), {"best": 2.0})]


def test_a_callable_may_return_tuples_and_callables(load: Load) -> None:
    child = load("def f(make):\n    pair = make()\n    return type(pair).__name__, pair[0](1), pair[1](1)")
    assert value(child, "f", lambda: (lambda x: x + 1, lambda x: x + 2)) == ["tuple", 2, 3]


def test_a_callable_that_raises_ends_the_call_and_the_child(either: Sandbox) -> None:
    def judge(a: str, b: str) -> int:
        raise LookupError("the judge has no verdict on that pair")

    with either.child() as child:
        load_into(
            child, "def f(judge):\n    print('asking')\n    try: return judge('a', 'b')\n    except Exception: return 1"
        )
        answer = child.call("f", [judge], {}, deadline=1)
        assert answer == Ended("script_ran_out", "the judge has no verdict on that pair", printed="asking\n")
        assert not child.alive


def test_the_clock_stands_while_we_answer(load: Load) -> None:
    def judge() -> int:
        until = time.monotonic() + 0.3
        while time.monotonic() < until:
            pass
        return 1

    assert load("def f(judge): return judge()").call("f", [judge], {}, deadline=0.2) == Returned(1)


def test_the_clock_runs_between_the_answers(load: Load) -> None:
    answer = load("def f(judge):\n    while True: judge()").call("f", [lambda: 1], {}, deadline=0.2)
    assert isinstance(answer, Ended)
    assert answer.kind == "timeout"


def test_a_callable_of_an_earlier_call_is_gone(load: Load) -> None:
    child = load("kept = []\ndef f(h): kept.append(h)\ndef g(): return kept[0]()")
    value(child, "f", lambda: 1)
    answer = child.call("g", [], {}, deadline=1)
    assert isinstance(answer, Raised)
    assert "earlier call" in answer.message


def test_threads_of_the_learner_may_ask_at_once(load: Load) -> None:
    source = (
        "from concurrent.futures import ThreadPoolExecutor\ndef f(judge):\n    with ThreadPoolExecutor(4) as pool:\n"
    )
    source += "        return list(pool.map(judge, range(50)))\n"
    assert value(load(source), "f", lambda x: x * 2) == [x * 2 for x in range(50)]


def test_a_child_answers_one_call_at_a_time(load: Load) -> None:
    child = load("def f(h): return h()\ndef g(): return 1")
    answer = child.call("f", [lambda: child.call("g", [], {}, deadline=1)], {}, deadline=1)
    assert answer == Ended("script_ran_out", "A child answers one call at a time.")


def test_a_seed_makes_chance_repeat(load: Load) -> None:
    child = load("import random, numpy as np\ndef f(): return [random.random(), np.random.rand()]")
    first, again, other = (child.call("f", [], {}, deadline=1, seed=seed) for seed in (7, 7, 8))
    assert first == again != other
    assert child.call("f", [], {}, deadline=1) != other


def test_every_import_meets_the_same_chance(load: Load) -> None:
    source = "import random, numpy as np\nx = [random.random(), np.random.rand(), hash('π')]\ndef f(): return x"
    assert value(load(source), "f") == value(load(source), "f")


def test_copies_for_the_solution_are_what_a_child_gets() -> None:
    rewards, pair, number = [1.0, 2.0], (1, [2]), 2**70

    def judge() -> int:
        return 1

    args, kwargs = copy_arguments([rewards, pair, number, [judge]], {"gamma": 0.9})
    assert args == [rewards, pair, number, [judge]]
    assert kwargs == {"gamma": 0.9}
    args[0].append(3.0)
    args[1][1].append(3)
    assert (rewards, pair) == ([1.0, 2.0], (1, [2]))
