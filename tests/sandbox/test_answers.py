"""Answers cross as plain data: whatever is right in an unusual style, and what is not plain by name and advice."""

from collections.abc import Callable
from typing import Any

import pytest
from children import value

from tutor.sandbox import Child, Ended, Opaque, Returned, normalise

Load = Callable[..., Child]

PRELUDE = """
import collections, dataclasses, decimal, enum, fractions, typing
import numpy as np

@dataclasses.dataclass(frozen=True)
class Point:
    x: float
    y: list

class Pair(typing.NamedTuple):
    a: float
    b: float

class MyList(list):
    def __iter__(self): return iter([99])
    def __len__(self): return 99
    def __getitem__(self, i): return 99

class MyDict(dict):
    def items(self): return [(9, 9)]

class MyFloat(float):
    def __float__(self): return 99.0
    def __eq__(self, other): return True
    __hash__ = float.__hash__

class Level(enum.IntEnum):
    LOW = 1

class Anything:
    def __getattr__(self, name): raise RuntimeError
"""


def evaluate(load: Load, expression: str) -> Any:
    return value(load(f"{PRELUDE}\ndef f(): return {expression}\n"), "f")


@pytest.mark.parametrize(
    ("expression", "plain"),
    [
        ("None", None),
        ("[True, 1, 0.5, 'π', None]", [True, 1, 0.5, "π", None]),
        ("(1, (2.0, [3]))", [1, [2.0, [3]]]),
        ("{'kept_group': [1, 0], 'accuracy': None}", {"kept_group": [1, 0], "accuracy": None}),
        ("{1: 'a', (0, 1): 'b', None: 'c', (2, (3,)): 'd'}", {1: "a", (0, 1): "b", None: "c", (2, (3,)): "d"}),
        ("[2**63, 2**64 - 1, -2**63, -2**63 - 1]", [2**63, 2**64 - 1, -(2**63), -(2**63) - 1]),
        ("np.array([0.5, 1.0])", [0.5, 1.0]),
        ("np.array([[1, 2], [3, 4]])", [[1, 2], [3, 4]]),
        ("np.array([0.5], dtype=np.float32)", [0.5]),
        ("np.array([0.5], dtype=np.float16)", [0.5]),
        ("np.array([0.5], dtype=np.longdouble)", [0.5]),
        ("np.longdouble(0.5)", 0.5),
        ("np.array(0.5)", 0.5),
        ("np.zeros(0)", []),
        ("np.array([True, False])", [True, False]),
        ("np.array(['a', 'b'])", ["a", "b"]),
        ("np.array([None, fractions.Fraction(1, 2)], dtype=object)", [None, 0.5]),
        ("[np.float64(0.5), np.float32(0.5), np.int64(2), np.bool_(True), np.str_('x')]", [0.5, 0.5, 2, True, "x"]),
        ("{np.int64(1): np.float64(2)}", {1: 2.0}),
        ("(np.float64(1) for _ in ()) and [np.array([1.0]), 2]", [[1.0], 2]),
        ("fractions.Fraction(1, 4)", 0.25),
        ("[decimal.Decimal('0.25')]", [0.25]),
        ("Pair(1, 2)", [1, 2]),
        ("{Pair(1, 2): 3}", {(1, 2): 3}),
        ("collections.OrderedDict(a=1)", {"a": 1}),
        ("collections.defaultdict(list, a=[1])", {"a": [1]}),
        ("collections.Counter('aab')", {"a": 2, "b": 1}),
        ("Point(1.0, [Point(2.0, [])])", {"x": 1.0, "y": [{"x": 2.0, "y": []}]}),
        ("[Level.LOW]", [1]),
        ("MyList([1, 2])", [1, 2]),
        ("MyDict(a=1)", {"a": 1}),
        ("[MyFloat(0.5)]", [0.5]),
    ],
)  # fmt: skip
def test_right_in_an_unusual_style(load: Load, expression: str, plain: Any) -> None:
    answer = evaluate(load, expression)
    assert answer == plain
    assert repr(answer) == repr(plain)  # so the types are the same too


def test_not_a_number_and_infinities_cross(load: Load) -> None:
    assert repr(evaluate(load, "[float('nan'), float('inf'), -np.inf]")) == "[nan, inf, -inf]"


@pytest.mark.parametrize(
    ("expression", "type_name", "advice"),
    [
        ("(x for x in [1])", "generator", "a generator: wrap it in list()"),
        ("map(abs, [1])", "map", "a map: wrap it in list()"),
        ("{}.values()", "dict_values", "a dict_values: wrap it in list()"),
        ("range(3)", "range", "a range: wrap it in list()"),
        ("f", "function", "a function: did you forget ()?"),
        ("[].append", "builtin_function_or_method", "a function: did you forget ()?"),
        ("{1, 2}", "set", "a set, which keeps no order: use a list"),
        ("b'x'", "bytes", "bytes, not text: use a str"),
        ("1j", "complex", "a complex number: return a float"),
        ("Point", "type", "a class, not one of its objects: did you forget ()?"),
        ("np", "module", "a module"),
        ("Anything()", "Anything", "an object of type Anything: return numbers, text, lists or dicts"),
        ("collections.deque([1])", "deque", "a deque: turn it into a list first"),
        ("np.array([1j])", "complex128", "a numpy value of type complex128: return ordinary numbers"),
        ("'\\ud800'", "str", "text that holds half a character (a lone surrogate)"),
        ("10 ** 40_000", "int", "a whole number of more than 30,000 digits"),
        ("fractions.Fraction(10 ** 400, 3)", "Fraction", "a Fraction that no float can hold"),
    ],
)
def test_what_is_not_plain_data_is_named(load: Load, expression: str, type_name: str, advice: str) -> None:
    assert evaluate(load, expression) == Opaque(type_name, advice)
    assert evaluate(load, f"[1, {expression}]") == [1, Opaque(type_name, advice)]


def test_a_coroutine(load: Load) -> None:
    answer = load("async def f(): return 1").call("f", [], {}, deadline=1)
    assert answer == Returned(Opaque("coroutine", "a coroutine: define the function with def, not async def"))


@pytest.mark.parametrize(
    ("key", "name"),
    [("Point(1.0, 2)", "Point"), ("frozenset()", "frozenset"), ("(1, (f,))", "function"), ("2**70", "int")],
)
def test_a_dict_with_an_odd_key(load: Load, key: str, name: str) -> None:
    advice = f"a dict with a key of type {name}: use text and ordinary numbers as keys"
    assert evaluate(load, f"[{{'a': 1, {key}: 2}}]") == [Opaque("dict", advice)]


def test_an_answer_that_contains_itself(load: Load) -> None:
    child = load(
        "def f():\n    r = [1]\n    r.append(r)\n    return r\ndef g():\n    d = {}\n    d['d'] = [d]\n    return d\n"
    )
    assert value(child, "f") == [1, Opaque("list", "a list that contains itself")]
    assert value(child, "g") == {"d": [Opaque("dict", "a dict that contains itself")]}


def test_an_answer_that_is_nested_too_deep(load: Load) -> None:
    answer = value(load("def f():\n    r = []\n    for _ in range(10**5): r = [r]\n    return r"), "f")
    for _ in range(64):
        (answer,) = answer
    assert answer == Opaque("list", "nested more than 64 levels deep")


def test_the_same_list_twice_does_not_contain_itself(load: Load) -> None:
    assert value(load("def f():\n    r = [(1,)]\n    return [r, r]"), "f") == [[[1]], [[1]]]


def test_an_object_that_falls_apart_is_an_ending(load: Load) -> None:
    source = "import dataclasses\n@dataclasses.dataclass\nclass P:\n    x: int = dataclasses.field(init=False)\n"
    answer = load(f"{source}def f(): return P()\ndef g(): return 1").call("f", [], {}, deadline=1)
    assert isinstance(answer, Ended)
    assert answer.kind == "unreadable"


def test_the_solution_meets_the_same_data() -> None:
    original = [1, (2, 3)]
    answer = normalise(original)
    assert answer == [1, [2, 3]]
    assert normalise({1, 2}) == Opaque("set", "a set, which keeps no order: use a list")
    assert normalise([2**70, {"a": (1,)}]) == [2**70, {"a": [1]}]


def test_a_normalised_answer_shares_nothing() -> None:
    original = [1.0, 2.0]
    answer = normalise(original)
    original.append(3.0)
    assert answer == [1.0, 2.0]
