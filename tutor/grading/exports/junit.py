"""The gradebook as JUnit XML, which continuous integration and many graders read."""

import re
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

from tutor.checking.report import CheckResult
from tutor.course import Exercise
from tutor.grading.exports.text import comment_text, score_text
from tutor.grading.exports.writing import write_text
from tutor.grading.gradebook_view import Graded, GradebookView
from tutor.views.detail import detail_text
from tutor.views.units import unit_of, units_of
from tutor.views.values import visible

_TAGS = {"failed": "failure", "error": "error", "timeout": "error", "skipped": "skipped"}
_NOT_XML = re.compile(r"[\ufffe\uffff]")


def write_junit(target: Path, view: GradebookView, *, show_inputs: bool = False) -> None:
    """Write one suite an exercise, and in it one case for each student (its class) and check (its name).

    Points set by hand and comments are properties of the suite. The form is that of Jenkins's junit-10.xsd.

    Raises:
        GradingError: the file cannot be written.
    """
    shown = view if show_inputs else view.concealed()
    suites = [_suite(exercise, shown.of_exercise(exercise), view.seed) for exercise in view.exercises]
    root = ElementTree.Element("testsuites", _counts(suites))
    root.extend(suites)
    ElementTree.indent(root)
    write_text(target, f'<?xml version="1.0" encoding="utf-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n')


def _suite(exercise: Exercise, rows: Sequence[Graded], seed: int) -> ElementTree.Element:
    suite = ElementTree.Element("testsuite", name=exercise.id)
    properties = ElementTree.SubElement(suite, "properties")
    ElementTree.SubElement(properties, "property", name="seed", value=str(seed))
    for graded in rows:
        if graded.score.overridden or graded.score.comment:
            said = " ".join(filter(None, (f"{score_text(graded.score)}.", comment_text(graded.score))))
            ElementTree.SubElement(properties, "property", name=f"grade of {_xml(graded.grade.student)}", value=_xml(said))
    units = units_of(exercise)
    for graded in rows:
        suite.extend(_case(graded, check, unit_of(check, units)) for check in graded.grade.report.checks)
    cases = suite.findall("testcase")
    counts = {tag: sum(case.find(tag) is not None for case in cases) for tag in ("failure", "error", "skipped")}
    suite.attrib |= {
        "tests": str(len(cases)),
        "failures": str(counts["failure"]),
        "errors": str(counts["error"]),
        "skipped": str(counts["skipped"]),
    }
    return suite


def _case(graded: Graded, check: CheckResult, unit: str) -> ElementTree.Element:
    case = ElementTree.Element("testcase", classname=_xml(graded.grade.student), name=check.name)
    if check.outcome == "skipped":
        ElementTree.SubElement(case, "skipped", message=_xml(check.message))
    elif check.outcome != "passed":
        fault = ElementTree.SubElement(case, _TAGS[check.outcome], type=check.outcome, message=_xml(check.message))
        fault.text = _xml(detail_text(check, unit))
    return case


def _counts(suites: Sequence[ElementTree.Element]) -> dict[str, str]:
    names = ("tests", "failures", "errors")
    return {name: str(sum(int(suite.attrib[name]) for suite in suites)) for name in names}


def _xml(text: str) -> str:
    """Return text with the characters written out that XML has no way to say."""
    return _NOT_XML.sub(lambda found: ascii(found[0])[1:-1], visible(text))
