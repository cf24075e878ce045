"""The same work as a plain pytest run: what ours is compared with."""

from pathlib import Path

import msgspec

from tutor.checking.preparation import Preparation
from tutor.checking.wording import at as _at
from tutor.course import Exercise

PLAIN = """
import json
from pathlib import Path

import pytest

import {id} as learner

HERE = Path(__file__).parent
CASES = json.loads((HERE / "{id}.json").read_text())


def agrees(expected, got):
    if isinstance(expected, dict):
        return all(agrees(value, got[key]) for key, value in expected.items())
    if isinstance(expected, list):
        return len(expected) == len(got) and all(agrees(a, b) for a, b in zip(expected, got))
    if isinstance(expected, (int, float)):
        return abs(got - expected) <= 6e-4 + 1e-5 * abs(expected)
    return got == expected


@pytest.mark.parametrize("check", CASES)
def test_check(check):
    for function, args, kwargs, expected in CASES[check]:
        for _ in range(2):
            assert agrees(expected, getattr(learner, function)(*json.loads(json.dumps(args)), **kwargs))
"""

PLAIN_CLASS = """
import importlib.util
import json
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
CASES = json.loads((HERE / "{id}.json").read_text())
STUDENTS = sorted((HERE / "class").iterdir())


def imported(folder):
    sys.path.insert(0, str(folder))
    try:
        for file in folder.glob("*.py"):
            sys.modules.pop(file.stem, None)
        spec = importlib.util.spec_from_file_location("{id}", folder / "{id}.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    finally:
        sys.path.remove(str(folder))


@pytest.fixture(scope="module", params=STUDENTS, ids=lambda folder: folder.name)
def learner(request):
    return imported(request.param)


{agrees}


@pytest.mark.parametrize("check", CASES)
def test_check(learner, check):
    for function, args, kwargs, expected in CASES[check]:
        for _ in range(2):
            assert agrees(expected, getattr(learner, function)(*json.loads(json.dumps(args)), **kwargs))
"""

SAME_CHECKS = """
import pytest

import {id} as learner
from tutor.checking.drawing import draw
from tutor.course import load_course
from tutor.checking.suite import read_suite
from tutor.checking.comparison import part
from tutor.checking.author import Close, Near
from tutor.checking.report import Tolerance

COURSE = load_course()
EXERCISE = COURSE.exercise("{id}")
SUITE = read_suite(EXERCISE)


class Partner:
    def __init__(self, functions):
        self.__dict__.update(functions)


MINE = Partner(vars(learner))
SOLUTION = Partner(COURSE.solution(EXERCISE))


@pytest.mark.parametrize("check", SUITE.checks, ids=lambda check: check.name)
def test_check(check):
    drawn = draw(check.given, 1) if check.given is not None else []
    for example in [*(check.examples or [()]), *drawn]:
        args = check.unpack(example)
        for mine, right in zip(check.body(MINE, *args), check.body(SOLUTION, *args), strict=True):
            if isinstance(mine, Close):
                assert part(mine.left, mine.right, mine.tolerance) is None
            elif isinstance(mine, Near):
                assert part(right.value, mine.value, mine.tolerance) is None
            else:
                assert part(right, mine, Tolerance()) is None
"""


def write_plain(folder: Path, exercise: Exercise, preparation: Preparation) -> Path:
    """Write a test file that knows every input and right answer of a preparation beforehand."""
    _write_cases(folder, preparation)
    return _write(folder / "test_plain.py", PLAIN, exercise)


def write_plain_class(folder: Path, exercise: Exercise, preparation: Preparation) -> Path:
    """Write the same for the files of all students, which are in a folder each in `class`."""
    _write_cases(folder, preparation)
    agrees = PLAIN[PLAIN.index("def agrees") : PLAIN.index("@pytest")].strip()
    return _write(folder / f"test_class_{exercise.id}.py", PLAIN_CLASS.replace("{agrees}", agrees), exercise)


def _write_cases(folder: Path, preparation: Preparation) -> None:
    cases: dict[str, list[object]] = {}
    for name, prepared in preparation.cases.items():
        for case in prepared:
            for call in case.reference.calls:
                answer = _at(call.answer.value, ()) if call.answer is not None else None  # type: ignore[union-attr]
                cases.setdefault(name, []).append([call.function, list(call.args), call.kwargs, answer])
    (folder / f"{preparation.suite.exercise.id}.json").write_bytes(msgspec.json.encode(cases))


def write_same_checks(folder: Path, exercise: Exercise) -> Path:
    """Write a test file that draws the inputs and holds the same checks in its own process."""
    return _write(folder / "test_same_checks.py", SAME_CHECKS, exercise)


def _write(path: Path, text: str, exercise: Exercise) -> Path:
    path.write_text(text.replace("{id}", exercise.id))
    return path
