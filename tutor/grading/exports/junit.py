"""The gradebook as JUnit XML, which continuous integration and many graders read."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement, tostring
from xml.sax.saxutils import quoteattr

from tutor.checking.report import CheckResult
from tutor.course import Exercise
from tutor.grading.exports.text import comment_text, score_text
from tutor.grading.exports.writing import write_text
from tutor.grading.gradebook_view import GradebookView, Graded
from tutor.views.detail import detail_text
from tutor.views.units import unit_of, units_of
from tutor.views.values import visible

_COUNTED = ("tests", "failures", "errors", "skipped")
_COUNTS = {"failed": "failures", "error": "errors", "timeout": "errors", "skipped": "skipped"}
_NOT_XML = re.compile(r"[\ufffe\uffff]")


def write_junit(target: Path, view: GradebookView) -> None:
    """Write one suite an exercise, and in it one case for each student (its class) and check (its name).

    Points set by hand and comments are properties of the suite. The form is that of Jenkins's junit-10.xsd.

    Raises:
        GradingError: the file cannot be written.
    """
    write_text(target, _pieces([_suite(view, exercise) for exercise in view.exercises]))


@dataclass(frozen=True)
class _Suite:
    """One exercise's cases, each as XML, and how many there are of which kind."""

    attributes: dict[str, str]
    properties: Element
    cases: list[str]


def _pieces(suites: Sequence[_Suite]) -> Iterator[str]:
    totals = {name: str(sum(int(suite.attributes[name]) for suite in suites)) for name in _COUNTED[:3]}
    yield f'<?xml version="1.0" encoding="utf-8"?>\n<testsuites{_attributes(totals)}>\n'
    for suite in suites:
        yield f"<testsuite{_attributes(suite.attributes)}>\n{tostring(suite.properties, encoding='unicode')}\n"
        yield from suite.cases
        yield "</testsuite>\n"
    yield "</testsuites>\n"


def _attributes(values: Mapping[str, str]) -> str:
    return "".join(f" {name}={quoteattr(value)}" for name, value in values.items())


def _suite(view: GradebookView, exercise: Exercise) -> _Suite:
    properties = Element("properties")
    SubElement(properties, "property", name="seed", value=str(view.seed))
    units, counts, cases = units_of(exercise), dict.fromkeys(_COUNTED, 0), []
    for graded in view.of_exercise(exercise):
        properties.extend(_by_hand(graded))
        for check in view.grade(graded).report.checks:
            # As text at once: a large class has more elements than should be held.
            cases.append(f"{tostring(_case(graded.student, check, unit_of(check, units)), encoding='unicode')}\n")
            counts["tests"] += 1
            if check.outcome != "passed":
                counts[_COUNTS[check.outcome]] += 1
    return _Suite({"name": exercise.id, **{name: str(count) for name, count in counts.items()}}, properties, cases)


def _by_hand(graded: Graded) -> Iterator[Element]:
    score = graded.score
    if score.overridden or score.comment:
        said = f"{score_text(score)}. {comment_text(score)}".rstrip()
        yield Element("property", name=_xml(f"grade of {graded.student}"), value=_xml(said))


def _case(student: str, check: CheckResult, unit: str) -> Element:
    case = Element("testcase", classname=_xml(student), name=check.name)
    if check.outcome == "skipped":
        SubElement(case, "skipped", message=_xml(check.message))
    elif check.outcome != "passed":
        tag = _COUNTS[check.outcome].removesuffix("s")
        fault = SubElement(case, tag, type=check.outcome, message=_xml(check.message))
        fault.text = _xml(detail_text(check, unit))
    return case


def _xml(text: str) -> str:
    """Return text with the characters written out that XML has no way to say."""
    return _NOT_XML.sub(lambda found: ascii(found[0])[1:-1], visible(text))
