"""A small class, graded by hand: names, texts and points that an export may stumble over."""

from dataclasses import replace

from tutor.checking.report import CheckResult, Diagnosis, Exhibit, Report
from tutor.grading.grade import Grade, Override
from tutor.sandbox.answers import Frame

SECRET = "-7.25"
"""A number that only the hidden check's input has."""

ADA, BELA, NUL = "Ada Lovelace", 'Béla, "B" <b>Bartók</b>', "=cmd|' /C calc'!A0"
HALF = "half\\udc80 a\x1b[31m name\u202e"
NASTY = "```\n</pre><script>alert(1)</script>\n# no heading\n&amp; [link](http://x) *stars* \x1b[2J ]]> \ufffe"

EXHIBIT = Exhibit("double([1, 2])", [2, 4], [1, 4], "[2, 4]", "[1, 4]", (0,))
HIDDEN = Exhibit(f"double([{SECRET}])", [-14.5], [-7.25], "[-14.5]", f"[{SECRET}]", (0,))
SQUARES = Diagnosis("squares", "double", True, "You square each number; twice three is not nine.", 1.0)

TWO = CheckResult("two", "Two numbers", "passed", 1, 1, is_example=True)
ANY = CheckResult("any_numbers", "Any numbers", "passed", 3, 3)
LAW = CheckResult("twice", "Doubling a list twice as long", "passed", 1, 1)

TWO_FAILED = replace(
    TWO, outcome="failed", points=0, message="entry 0 should be +2, yours is +1", exhibit=EXHIBIT, printed=NASTY
)
ANY_FAILED = replace(
    ANY, outcome="failed", points=0, message=f"entry 0 of {SECRET} is wrong", exhibit=HIDDEN,
    printed=f"saw {SECRET}", fault="value", misconception="squares",
)  # fmt: skip
ANY_LATE = replace(ANY, outcome="timeout", points=0, message="double took longer than 0.5 seconds", fault="timeout")
LAW_WAITS = replace(LAW, outcome="skipped", points=0, message="waits until this passes: Two numbers")

PROBLEM = "Python cannot read double.py, line 3: '(' was never closed."
BROKEN_ROWS = tuple(replace(row, outcome="error", points=0, message=PROBLEM) for row in (TWO, ANY, LAW))


def report(*checks: CheckResult, exercise: str = "double", **more: object) -> Report:
    return Report(exercise, f"{exercise}.py", 7, checks, **more)  # type: ignore[arg-type]


PASSED = report(TWO, ANY, LAW)
FAILED = report(TWO_FAILED, ANY_FAILED, LAW_WAITS, diagnoses=(SQUARES,), notes=("The *reference* stood in.",))
LATE = report(TWO, ANY_LATE, LAW)
BROKEN = report(
    *BROKEN_ROWS, problem=PROBLEM, problem_frames=(Frame("double.py", "", 3, "    return [(2 * v for v in values]"),)
)
OTHER = report(replace(TWO, name="pick", title="Both orders"), exercise="pick_better")

GRADES = (
    Grade(ADA, "double", "a", PASSED),
    Grade(ADA, "pick_better", "b", OTHER),
    Grade(BELA, "double", "c", FAILED, "same"),
    Grade(BELA, "pick_better", "d", OTHER),
    Grade(NUL, "double", "e", FAILED, "same"),
    Grade(HALF, "double", "f", BROKEN),
    Grade(HALF, "pick_better", "g", OTHER),
)
OVERRIDES = (
    Override(BELA, "double", 2.5, "=late, *but* <i>fine</i>"),
    Override(ADA, "pick_better", None, "Well said."),
)
