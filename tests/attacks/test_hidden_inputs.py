"""In graded mode a submission that carries hidden inputs out is not shown with what it carries."""

import re
from collections.abc import Iterator

import pytest
from battlefield import HERE, Battlefield, battlefield

from tutor.checking.concealing import concealed
from tutor.checking.report import Report
from tutor.views.json_report import report_json
from tutor.views.plain import report_plain

SHOWN = "[1, 2]"
"""The input of the example, which everybody may see."""


@pytest.fixture(scope="module")
def field(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Battlefield]:
    with battlefield(tmp_path_factory.mktemp("field")) as field:
        yield field


def inputs_in(text: str) -> list[str]:
    """Return whatever in a text looks like an input, but for those of the example."""
    lists = re.findall(r"\[-?\d[^\]]*\]", text)
    return [found for found in lists if found not in (SHOWN, "[2, 4]", "[1.0, 2.0]")]


def report_on(field: Battlefield, source: str) -> Report:
    return concealed(field.report_on(source))


def test_nothing_of_a_hidden_input_is_in_the_report(field: Battlefield) -> None:
    source = (HERE / "submissions" / "remembers_hidden_inputs.py").read_text()
    open_report = field.report_on(source)
    assert inputs_in(open_report.checks[1].message) != []
    shown = concealed(open_report)
    assert shown.checks[1].message == "raised Exception in line 10"
    assert (shown.checks[1].printed, shown.checks[1].exhibit, shown.checks[1].counterexample) == ("", None, None)
    for text in (repr(shown), repr(report_json(shown)), report_plain(shown)):
        assert inputs_in(text) == [], text


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("print(v); raise ValueError(v)", "raised ValueError in line 3"),
        ("print(v); raise KeyError(str(v)) from IndexError(v)", "raised KeyError in line 3"),
        ("return v", "a wrong answer"),
        ("return str(v)", "an answer of another form than it should have"),
        ("v.append(v[0]); return v", "your code changed its input"),
        ("import sys; print(v); sys.exit(repr(v))", "your code's process ended before it could answer"),
        ("import os; os.write(1, repr(v).encode()); os._exit(0)", "your code's process ended before it could answer"),
        ("print(v)\n    while True: pass", "ran out of time"),
        ("raise MemoryError(v)", "needed more memory than it may use"),
    ],
)
def test_each_way_out_is_closed(field: Battlefield, body: str, message: str) -> None:
    shown = report_on(field, f"def double(v):\n    if v == [1, 2]: return [2, 4]\n    {body}\n")
    assert shown.checks[0].outcome == "passed"
    assert shown.checks[1].message == message
    assert inputs_in(repr(shown)) == []


def test_the_lines_number_cannot_be_made_up_without_bounds(field: Battlefield) -> None:
    source = (
        "def double(v):\n    if v == [1, 2]: return [2, 4]\n"
        "    code = '\\n' * int(1000 + abs(v[0])) + 'raise ValueError'\n"
        "    exec(compile(code, 'double.py', 'exec'))\n"
    )
    assert report_on(field, source).checks[1].message == "raised ValueError in line 4"


def test_what_the_example_shows_is_shown(field: Battlefield) -> None:
    shown = report_on(field, "def double(v):\n    print('here', v)\n    return v\n").checks[0]
    assert shown.message == "entry 0 should be +2, yours is +1"
    assert shown.printed == "here [1, 2]\n"
    assert shown.exhibit is not None and shown.exhibit.call == "double([1, 2])"


def test_examples_are_held_before_any_hidden_input_has_been_seen(field: Battlefield) -> None:
    for preparation in field.preparations.values():
        plain = [check for check in preparation.suite.in_running_order if not check.law]
        assert plain == sorted(plain, key=lambda check: not check.example)
