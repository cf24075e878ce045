"""What is said of a misconception quotes no hidden input, unless the lesson has it."""

import ast
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import combinations

import pytest

from tutor.checking.preparation import prepare
from tutor.checking.report import CheckResult, Diagnosis, Report
from tutor.checking.suite import read_suite
from tutor.course import Course, Exercise, load_course
from tutor.grading.for_students import Quotations, for_students, quotations

HIDDEN = Quotations([[1, 0], [0.5, -2], {"verdict": "B"}, "2 + 2", ("a", [1])], "[0,0,1]andtherewards[0.5,-2]")


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("In [1, 0] the mean is 0.5.", "In […] the mean is 0.5."),
        ("In [1,  0.0], too.", "In […], too."),
        ("In [0.5, -2] it is -0.75.", "In [0.5, -2] it is -0.75."),
        ("In [0, 1] it is not.", "In [0, 1] it is not."),
        ("With ([1, 0], 2) and [[1, 0], [1]].", "With ([…], 2) and [[…], [1]]."),
        ("[1, 0] * 10 is long.", "[…] * 10 is long."),
        ('Of "2 + 2" and "2 + 3".', 'Of "…" and "2 + 3".'),
        ('Read {"verdict": "B"} first.', "Read {…} first."),
        ('The pair ("a", [1]) is one.', "The pair (…) is one."),
        ("Look at rewards[1, 0] and f([1, 0]).", "Look at rewards[1, 0] and f([…])."),
        ("[G], {, an open [1, 0", "[G], {, an open [1, 0"),
        ("", ""),
    ],
)
def test_an_input_is_left_out_of_a_sentence_unless_the_lesson_has_it(sentence: str, told: str) -> None:
    assert HIDDEN.left_out_of(sentence) == told


def test_students_do_not_see_the_input_and_all_else_stays(toys: Course) -> None:
    says = Diagnosis("squares", "double", True, "You square: [3] gives [9], and not 6.", 1.0)
    report = Report("double", "double.py", 7, (CheckResult("two", "Two", "passed", 1, 1, is_example=True),))
    shown = for_students(replace(report, diagnoses=(says,)), toys)
    assert [one.sentence for one in shown.diagnoses] == [
        "You square: […] gives [9], and not 6. (… stands for an input that is not in the lesson.)"
    ]
    assert replace(shown, diagnoses=()) == report == for_students(report, toys)
    plain = replace(report, diagnoses=(replace(says, sentence="You square: [9] is wrong."),))
    assert for_students(plain, toys) == plain


@pytest.mark.parametrize("exercise", load_course().exercises, ids=lambda exercise: exercise.id)
def test_no_misconception_of_ours_quotes_a_hidden_input(course: Course, exercise: Exercise) -> None:
    prepared = prepare(course, read_suite(exercise), 1).cases
    hidden = [case for cases in prepared.values() for case in cases if case.pinned and not case.check.example]
    inputs = [value for case in hidden for call in case.reference.calls for value in call.args if is_quotable(value)]
    assert inputs
    lesson = squeezed("".join(page.text for page in exercise.lesson.pages))
    for function in ast.parse(exercise.misconceptions).body:
        said = ast.get_docstring(function) if isinstance(function, ast.FunctionDef) else None
        told = quotations(course, exercise).left_out_of(" ".join((said or "").split()))
        for quote in quotes(told):
            assert squeezed(quote) in lesson or ast.literal_eval(quote) not in inputs, told


def is_quotable(value: object) -> bool:
    return isinstance(value, list | dict | str) and bool(value)


def squeezed(text: str) -> str:
    return "".join(text.split())


def quotes(sentence: str) -> Iterator[str]:
    """Yield every part of a sentence that is data."""
    for start, end in combinations(range(len(sentence) + 1), 2):
        if sentence[start] in '[{("' and sentence[end - 1] in ']})"' and end - start < 200:
            with suppress(ValueError, SyntaxError, TypeError):
                ast.literal_eval(sentence[start:end])
                yield sentence[start:end]
