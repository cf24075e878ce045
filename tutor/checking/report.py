"""What a run of the checks has found: one row for each check, always."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from tutor.sandbox.answers import Frame, Plain

Outcome = Literal["passed", "failed", "error", "timeout", "skipped"]
"""failed: a wrong answer; error: no answer (an exception, a missing function, a file that does not parse)."""


@dataclass(frozen=True)
class Tolerance:
    """How far a number may be off: |got - expected| <= abs + rel * |expected|."""

    rel: float = 1e-5
    abs: float = 1e-8


Path = tuple[int | str, ...]
"""Where in an answer: indices and keys, outermost first; () is the whole answer."""


@dataclass(frozen=True)
class Exhibit:
    """One exchange with the submission: the call as Python text, the right answer, theirs.

    `part` is where the two part first, None where they agree. `got_text` stands for answers that are not values
    ("ValueError: mean of nothing"). `call` and both texts are shortened where they are long; the values are whole.
    A law compares two answers of theirs: with `is_pair`, `expected` is the one and `got` the other.
    """

    call: str
    expected: Plain
    got: Plain
    expected_text: str
    got_text: str
    part: Path | None
    tolerance: Tolerance = Tolerance()
    has_got: bool = True
    is_pair: bool = False


@dataclass(frozen=True)
class CheckResult:
    """The verdict of one check.

    `message` is plain words, empty when passed. `exhibit` is the first exchange that failed, else the first.
    `counterexample` is the smallest failing exchange found later; `misconception` the name of the wrong idea.
    `fault` says in fixed words how the first conversation that failed went wrong: the kind of a `Failure`, followed
    by the exception's type if it raised, or "value" or "callbacks"; empty where none was held.
    """

    name: str
    title: str
    outcome: Outcome
    points: int
    max_points: int
    message: str = ""
    is_example: bool = False
    exhibit: Exhibit | None = None
    counterexample: Exhibit | None = None
    misconception: str | None = None
    frames: tuple[Frame, ...] = ()
    printed: str = ""
    fault: str = ""


@dataclass(frozen=True)
class Diagnosis:
    """A named wrong idea: `certain` is "this is", else "this looks like"; `sentence` is for the learner."""

    misconception: str
    function: str
    certain: bool
    sentence: str
    share: float


@dataclass(frozen=True)
class Report:
    """All verdicts of one submission on one exercise.

    `problem` is the sentence for a fault of the whole file (it does not parse, it never ends); `notes` say what else
    the reader must know (a reference stood in for a missing file). With the same seed and the same `versions`, of
    the course and of what draws the inputs, the inputs are the same.
    """

    exercise: str
    submission: str
    seed: int
    checks: tuple[CheckResult, ...]
    problem: str | None = None
    problem_frames: tuple[Frame, ...] = ()
    notes: tuple[str, ...] = ()
    diagnoses: tuple[Diagnosis, ...] = ()
    printed: str = ""
    versions: Mapping[str, str] = field(default_factory=dict)

    @property
    def outcome(self) -> Outcome:
        """Passed only if every check passed; else the gravest of what happened."""
        outcomes = {check.outcome for check in self.checks}
        for grave in ("error", "timeout", "failed", "skipped"):
            if grave in outcomes:
                return grave
        return "passed"

    @property
    def passed(self) -> bool:
        """Whether every check passed."""
        return self.outcome == "passed"

    @property
    def checks_passed(self) -> int:
        """How many checks passed."""
        return sum(check.outcome == "passed" for check in self.checks)

    @property
    def points(self) -> int:
        """The points earned."""
        return sum(check.points for check in self.checks)

    @property
    def max_points(self) -> int:
        """The points that could be earned."""
        return sum(check.max_points for check in self.checks)

    @property
    def first_failure(self) -> CheckResult | None:
        """The first check that did not pass, skipped ones last."""
        open_checks = [check for check in self.checks if check.outcome != "passed"]
        return min(open_checks, key=lambda check: check.outcome == "skipped", default=None)

    def with_check(self, changed: CheckResult) -> "Report":
        """Return this report with the row of the same name replaced."""
        return replace(self, checks=tuple(changed if row.name == changed.name else row for row in self.checks))
