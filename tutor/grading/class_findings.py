"""What a class got wrong: counts over all reports of an exercise, and who belongs together."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tutor.checking.report import CheckResult, Report
from tutor.course import Exercise
from tutor.grading.gradebook_view import Graded, GradebookView

_NOT_PASSED = ("failed", "error", "timeout")


@dataclass(frozen=True)
class CheckFinding:
    """How a check went for the submissions that ran; `skipped` ones neither passed nor failed it."""

    name: str
    title: str
    passed: int
    skipped: int
    failed: tuple[str, ...]


@dataclass(frozen=True)
class MisconceptionFinding:
    """A wrong idea, the students whose code is just that, and those whose code looks like it."""

    name: str
    function: str
    sentence: str
    certain: tuple[str, ...]
    likely: tuple[str, ...]

    @property
    def students(self) -> tuple[str, ...]:
        """All who have it."""
        return self.certain + self.likely


@dataclass(frozen=True)
class Cluster:
    """Students whose code goes wrong in the same way on every input.

    A common wrong idea makes a cluster, and so does a copied file: it says nothing of how that came about.
    `checks_failed` are titles; `message` is that of the first failure; `misconceptions` are names.
    """

    students: tuple[str, ...]
    checks_failed: tuple[str, ...]
    message: str
    misconceptions: tuple[str, ...]


@dataclass(frozen=True)
class ExerciseFindings:
    """What the class made of one exercise.

    `passed` counts those whose code passed every check, whatever points were set by hand. `not_run` are (student,
    problem) of those whose file could not be run, which the other findings leave out.
    """

    exercise: Exercise
    graded: int
    passed: int
    not_run: tuple[tuple[str, str], ...]
    checks: tuple[CheckFinding, ...]
    misconceptions: tuple[MisconceptionFinding, ...]
    clusters: tuple[Cluster, ...]

    @property
    def ran(self) -> int:
        """How many submissions could be run."""
        return self.graded - len(self.not_run)

    @property
    def most_failed(self) -> tuple[CheckFinding, ...]:
        """The checks that somebody failed, the most failed first."""
        failed = (check for check in self.checks if check.failed)
        return tuple(sorted(failed, key=lambda check: -len(check.failed)))

    @property
    def passed_by_nobody(self) -> tuple[CheckFinding, ...]:
        """The checks that nobody whose code ran has passed."""
        return tuple(check for check in self.checks if self.ran and not check.passed)


def class_findings(view: GradebookView) -> tuple[ExerciseFindings, ...]:
    """Return what the class made of each exercise, in the course's order."""
    return tuple(_exercise_findings(exercise, view.of_exercise(exercise)) for exercise in view.exercises)


def _exercise_findings(exercise: Exercise, rows: Sequence[Graded]) -> ExerciseFindings:
    reports = [(graded.grade.student, graded.grade.report) for graded in rows]
    ran = [(student, report) for student, report in reports if report.problem is None]
    return ExerciseFindings(
        exercise,
        graded=len(rows),
        passed=sum(report.passed for _, report in reports),
        not_run=tuple((student, report.problem) for student, report in reports if report.problem is not None),
        checks=_check_findings(ran),
        misconceptions=_misconception_findings(ran),
        clusters=_clusters(rows),
    )


def _check_findings(ran: Sequence[tuple[str, Report]]) -> tuple[CheckFinding, ...]:
    by_check: dict[str, list[tuple[str, CheckResult]]] = defaultdict(list)
    for student, report in ran:
        for check in report.checks:
            by_check[check.name].append((student, check))
    return tuple(
        CheckFinding(
            name,
            title=results[0][1].title,
            passed=sum(check.outcome == "passed" for _, check in results),
            skipped=sum(check.outcome == "skipped" for _, check in results),
            failed=tuple(student for student, check in results if check.outcome in _NOT_PASSED),
        )
        for name, results in by_check.items()
    )


def _misconception_findings(ran: Iterable[tuple[str, Report]]) -> tuple[MisconceptionFinding, ...]:
    held = [(student, diagnosis) for student, report in ran for diagnosis in report.diagnoses]
    first = {(diagnosis.function, diagnosis.misconception): diagnosis for _, diagnosis in reversed(held)}
    found = []
    for (function, name), one in first.items():
        who = [(student, said) for student, said in held if (said.function, said.misconception) == (function, name)]
        certain = tuple(student for student, said in who if said.certain)
        likely = tuple(student for student, said in who if not said.certain)
        found.append(MisconceptionFinding(name, function, one.sentence, certain, likely))
    return tuple(sorted(found, key=lambda finding: (-len(finding.students), finding.name)))


def _clusters(rows: Iterable[Graded]) -> tuple[Cluster, ...]:
    alike: dict[str, list[Graded]] = defaultdict(list)
    for graded in rows:
        if graded.grade.signature:
            alike[graded.grade.signature].append(graded)
    clusters = [_cluster(group) for group in alike.values() if len(group) > 1]
    return tuple(sorted(clusters, key=lambda cluster: (-len(cluster.students), cluster.students)))


def _cluster(group: Sequence[Graded]) -> Cluster:
    report = group[0].grade.report
    failure = report.first_failure
    return Cluster(
        students=tuple(graded.grade.student for graded in group),
        checks_failed=tuple(check.title for check in report.checks if check.outcome in _NOT_PASSED),
        message=failure.message if failure else "",
        misconceptions=tuple(diagnosis.misconception for diagnosis in report.diagnoses),
    )
