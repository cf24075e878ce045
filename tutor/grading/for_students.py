"""What students may see of a graded report: of hidden inputs nothing, not even where an author quotes one."""

import ast
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from tutor.checking.concealing import concealed
from tutor.checking.preparation import prepare
from tutor.checking.report import Report
from tutor.checking.suite import read_suite
from tutor.course import Course, Exercise

LEFT_OUT: Final = "(… stands for an input that is not in the lesson.)"
"""What is said behind a sentence in which one is left out."""

LONGEST: Final = 400
"""Characters of an example that is quoted in a sentence."""

_CLOSED_BY: Final = {"[": "]", "{": "}", "(": ")", '"': '"'}
_OPENING: Final = re.compile(r'(?<![\w)\]])[\[{("]')
"""Where data may begin; behind a name, a bracket holds an index or arguments."""

_SPACE: Final = re.compile(r"\s+")


def for_students(report: Report, course: Course) -> Report:
    """Return a report without the inputs of checks that are no examples in the lesson.

    What is said of a misconception is its author's text, and may quote an input on which it shows: if it is an input of
    the checks, and not in the lesson, … stands in its place, and LEFT_OUT says so.

    Raises:
        CourseError: the exercise's checks, its solution or its lesson are not as they must be.
    """
    shown = concealed(report)
    if not shown.diagnoses:
        return shown
    hidden = quotations(course, course.exercise(report.exercise))
    diagnoses = (replace(one, sentence=_told(one.sentence, hidden)) for one in shown.diagnoses)
    return replace(shown, diagnoses=tuple(diagnoses))


def _told(sentence: str, hidden: "Quotations") -> str:
    told = hidden.left_out_of(sentence)
    return f"{told} {LEFT_OUT}" if told != sentence else told


@dataclass(frozen=True)
class Quotations:
    """What may not be quoted: `inputs`, unless it is in `lesson`, a text."""

    inputs: Collection[Any]
    lesson: str

    def left_out_of(self, sentence: str) -> str:
        """Return a sentence with … in the place of each such quotation."""
        return "".join(self._pieces(sentence))

    def _pieces(self, sentence: str) -> Iterator[str]:
        at = 0
        while (opening := _OPENING.search(sentence, at)) is not None:
            start = opening.start()
            yield sentence[at:start]
            example = _example_at(sentence, start)
            is_hidden = example is not None and self._is_hidden(example)
            yield f"{example[0]}…{example[-1]}" if example and is_hidden else sentence[start]
            at = start + (len(example) if example and is_hidden else 1)
        yield sentence[at:]

    def _is_hidden(self, example: str) -> bool:
        return ast.literal_eval(example) in self.inputs and _squeezed(example) not in self.lesson


@cache
def quotations(course: Course, exercise: Exercise) -> Quotations:
    """Return the pinned inputs of an exercise's hidden checks, with all lists and texts in them, and its lesson.

    Raises:
        CourseError: its checks, its solution or its lesson are not as they must be.
    """
    lesson = "\n".join(page.text for page in exercise.lesson.pages)
    inputs = [part for value in _hidden_inputs(course, exercise) for part in _parts(value)]
    return Quotations(inputs, _squeezed(lesson))


def _hidden_inputs(course: Course, exercise: Exercise) -> Iterator[Any]:
    suite = read_suite(exercise)
    pinned = (replace(check, given=None) for check in suite.checks if check.examples or not check.arguments)
    hidden = replace(suite, checks=tuple(check for check in pinned if not check.example))
    for cases in prepare(course, hidden, seed=0).cases.values():
        for call in (call for case in cases for call in case.reference.calls):
            yield from (*call.args, *call.kwargs.values())


def _parts(value: Any) -> Iterator[Any]:
    if isinstance(value, list | tuple | dict | str) and value:
        yield value
    if isinstance(value, list | tuple | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _parts(part)


def _squeezed(text: str) -> str:
    return _SPACE.sub("", text)


def _example_at(sentence: str, start: int) -> str | None:
    """Return the data that begins here; None where it is none, as in `[G]`."""
    closing = _CLOSED_BY[sentence[start]]
    end = sentence.find(closing, start + 1)
    while 0 < end < start + LONGEST:
        example = sentence[start : end + 1]
        try:
            ast.literal_eval(example)
        except (ValueError, SyntaxError, TypeError):
            end = sentence.find(closing, end + 1)
        else:
            return example
    return None
