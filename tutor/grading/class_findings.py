"""What a class got wrong: counts over all reports of an exercise, and who belongs together."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tutor.checking.report import Diagnosis, Outcome
from tutor.course import Exercise
from tutor.grading.grade import Grade
from tutor.grading.gradebook_view import GradebookView

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

    `passed` counts those whose code passed every check, whatever points were set by hand. The other findings leave out
    `not_sent`, who sent nothing, and `not_run`: (student, problem) of those whose file could not be run.
    """

    exercise: Exercise
    graded: int
    passed: int
    not_sent: tuple[str, ...]
    not_run: tuple[tuple[str, str], ...]
    checks: tuple[CheckFinding, ...]
    misconceptions: tuple[MisconceptionFinding, ...]
    clusters: tuple[Cluster, ...]

    @property
    def ran(self) -> int:
        """How many submissions could be run."""
        return self.sent - len(self.not_run)

    @property
    def sent(self) -> int:
        """How many students sent something."""
        return self.graded - len(self.not_sent)

    @property
    def most_failed(self) -> tuple[CheckFinding, ...]:
        """The checks that somebody failed, the most failed first."""
        failed = (check for check in self.checks if check.failed)
        return tuple(sorted(failed, key=lambda check: -len(check.failed)))

    @property
    def passed_by_nobody(self) -> tuple[CheckFinding, ...]:
        """The checks that nobody whose code ran has passed."""
        return tuple(check for check in self.checks if self.ran and not check.passed)


@dataclass(frozen=True)
class _Essence:
    """What findings need of a grade: a class has more reports than should be held at once."""

    student: str
    problem: str | None
    signature: str
    outcomes: tuple[tuple[str, str, Outcome], ...]
    diagnoses: tuple[Diagnosis, ...]
    message: str

    @property
    def titles_failed(self) -> tuple[str, ...]:
        return tuple(title for _, title, outcome in self.outcomes if outcome in _NOT_PASSED)


def class_findings(view: GradebookView) -> tuple[ExerciseFindings, ...]:
    """Return what the class made of each exercise, in the course's order."""
    return tuple(_exercise_findings(view, exercise) for exercise in view.exercises)


def _exercise_findings(view: GradebookView, exercise: Exercise) -> ExerciseFindings:
    rows = view.of_exercise(exercise)
    essences = [_essence(view.grade(graded)) for graded in rows if graded.is_sent]
    ran = [essence for essence in essences if essence.problem is None]
    return ExerciseFindings(
        exercise,
        graded=len(rows),
        passed=sum(graded.outcome == "passed" for graded in rows),
        not_sent=tuple(graded.student for graded in rows if not graded.is_sent),
        not_run=tuple((essence.student, essence.problem) for essence in essences if essence.problem is not None),
        checks=_check_findings(ran),
        misconceptions=_misconception_findings(ran),
        clusters=_clusters(ran),
    )


def _essence(grade: Grade) -> _Essence:
    report = grade.report
    failure = report.first_failure
    return _Essence(
        grade.student,
        report.problem,
        grade.signature,
        tuple((check.name, check.title, check.outcome) for check in report.checks),
        report.diagnoses,
        failure.message if failure else "",
    )


def _check_findings(ran: Iterable[_Essence]) -> tuple[CheckFinding, ...]:
    results: dict[tuple[str, str], list[tuple[str, Outcome]]] = defaultdict(list)
    for essence in ran:
        for name, title, outcome in essence.outcomes:
            results[name, title].append((essence.student, outcome))
    return tuple(
        CheckFinding(
            name,
            title,
            passed=sum(outcome == "passed" for _, outcome in of_check),
            skipped=sum(outcome == "skipped" for _, outcome in of_check),
            failed=tuple(student for student, outcome in of_check if outcome in _NOT_PASSED),
        )
        for (name, title), of_check in results.items()
    )


def _misconception_findings(ran: Iterable[_Essence]) -> tuple[MisconceptionFinding, ...]:
    held: dict[tuple[str, str], list[tuple[str, Diagnosis]]] = defaultdict(list)
    for essence in ran:
        for diagnosis in essence.diagnoses:
            held[diagnosis.misconception, diagnosis.function].append((essence.student, diagnosis))
    findings = [
        MisconceptionFinding(
            name,
            function,
            sentence=said[0][1].sentence,
            certain=tuple(student for student, diagnosis in said if diagnosis.certain),
            likely=tuple(student for student, diagnosis in said if not diagnosis.certain),
        )
        for (name, function), said in held.items()
    ]
    return tuple(sorted(findings, key=lambda finding: (-len(finding.students), finding.name)))


def _clusters(ran: Iterable[_Essence]) -> tuple[Cluster, ...]:
    alike: dict[str, list[_Essence]] = defaultdict(list)
    for essence in ran:
        if essence.signature:
            alike[essence.signature].append(essence)
    clusters = [_cluster(group) for group in alike.values() if len(group) > 1]
    return tuple(sorted(clusters, key=lambda cluster: (-len(cluster.students), cluster.students)))


def _cluster(group: Sequence[_Essence]) -> Cluster:
    first = group[0]
    return Cluster(
        students=tuple(essence.student for essence in group),
        checks_failed=first.titles_failed,
        message=first.message,
        misconceptions=tuple(diagnosis.misconception for diagnosis in first.diagnoses),
    )
