"""The words in which findings about a class are told, on a terminal and on a page alike."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from tutor.checking.wording import counted
from tutor.grading.class_findings import CheckFinding, Cluster, ExerciseFindings, MisconceptionFinding
from tutor.views.class_report import Chapter, Item, Part
from tutor.views.words import spoken

_TITLES = 3
"""Checks that are named of those that a cluster fails."""

_NOBODY = "Each check was passed by somebody."


def chapters(findings: Sequence[ExerciseFindings]) -> tuple[Chapter, ...]:
    """Return a chapter for each exercise."""
    return tuple(_chapter(finding) for finding in findings)


def _chapter(found: ExerciseFindings) -> Chapter:
    ran = found.ran
    parts = [
        Part("Checks that failed most", _checks(found.most_failed, ran), "No check failed for anybody whose code ran."),
        Part("Passed by nobody", _checks(found.passed_by_nobody, ran), _NOBODY if ran else "No code ran."),
        Part("Misconceptions", tuple(_misconception(one, ran) for one in found.misconceptions), "None was named."),
        Part(
            "Wrong in the same way on every input", tuple(_cluster(one, ran) for one in found.clusters), "No two are."
        ),
    ]
    if found.not_run:
        parts.append(Part("Not run", tuple(_not_run(found)), ""))
    if found.not_sent:
        everybody = Item("sent nothing for it", len(found.not_sent), found.graded, found.not_sent)
        parts.append(Part("Nothing sent", (everybody,), ""))
    passed = Item("passed every check", found.passed, found.sent)
    return Chapter(found.exercise.id, found.exercise.title, passed, tuple(parts))


def _checks(found: Iterable[CheckFinding], ran: int) -> tuple[Item, ...]:
    return tuple(Item(check.title, len(check.failed), ran, note=_skipped(check.skipped)) for check in found)


def _skipped(number: int) -> str:
    return f"It was skipped for {counted(number, 'student')}." if number else ""


def _misconception(found: MisconceptionFinding, ran: int) -> Item:
    who = ", ".join(found.likely) if found.certain else "all of them"
    note = f"{found.sentence} Likely, not certain: {who}." if found.likely else found.sentence
    return Item(spoken(found.name), len(found.students), ran, found.students, note)


def _cluster(cluster: Cluster, ran: int) -> Item:
    what = " and ".join(map(spoken, cluster.misconceptions)) or cluster.message or "the same wrong answers"
    titles, left_out = cluster.checks_failed[:_TITLES], len(cluster.checks_failed) - _TITLES
    more = f" and {counted(left_out, 'more check')}" if left_out > 0 else ""
    return Item(what, len(cluster.students), ran, cluster.students, f"Failed: {'; '.join(titles)}{more}.")


def _not_run(found: ExerciseFindings) -> Iterator[Item]:
    """Yield each problem with those who have it, the most common first."""
    students: dict[str, list[str]] = defaultdict(list)
    for student, problem in found.not_run:
        students[problem].append(student)
    for problem, those in sorted(students.items(), key=lambda one: -len(one[1])):
        yield Item(problem, len(those), found.sent, tuple(those))
