"""Running the checks of one exercise on one submission."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tutor.checking.holding import Found, Held, Holding
from tutor.checking.partner import ChildPartner, Loader, submission_loader
from tutor.checking.preparation import Preparation
from tutor.checking.recalling import Recall, Said
from tutor.checking.report import Outcome, Report
from tutor.checking.rows import unheld_row
from tutor.checking.wording import exception_text
from tutor.course import Course, Exercise
from tutor.sandbox import Ended, Raised, Returned, Sandbox, Submission


@dataclass(frozen=True)
class Run:
    """One submission's run: its report, and the transcripts that diagnosis and shrinking look at.

    `said` is there where nothing else has a part in the rows: runs that say the same have the same rows.
    """

    preparation: Preparation
    submission: Submission
    report: Report
    held: Held = field(repr=False)
    said: Said | None = field(default=None, repr=False)


def learner_loader(course: Course, exercise: Exercise, submission: Submission) -> Loader:
    """Return how to load a submission, with stubs of the reference for files that it builds on and lacks."""
    others = others_begun(course, submission)
    stubs = {id: _stub(course, id) for id in exercise.builds_on if id not in others}
    return submission_loader(exercise, submission.source, others, stubs)


def others_begun(course: Course, submission: Submission) -> dict[str, str]:
    """Return the learner's other files without those that are still starters, line ends aside: they hold no work."""
    return {
        id: text
        for id, text in submission.others.items()
        if text.splitlines() != course.exercise(id).starter.splitlines()
    }


def learner_partner(course: Course, exercise: Exercise, submission: Submission, sandbox: Sandbox) -> ChildPartner:
    """Return a partner that runs a submission."""
    return ChildPartner(sandbox, learner_loader(course, exercise, submission), exercise.facts.call_deadline)


def run_checks(
    course: Course,
    preparation: Preparation,
    submission: Submission,
    sandbox: Sandbox,
    earlier: Held | None = None,
    recall: Recall[Found] | None = None,
) -> Run:
    """Hold every conversation with a submission and return a report with one row for each check, always.

    `earlier` are conversations with the same submission on another seed: those on pinned inputs, which do not depend
    on the seed, are taken from there. `recall` keeps what came of other submissions with this preparation.
    """
    exercise = preparation.suite.exercise
    if submission.problem is not None:
        report = _unheld_report(course, preparation, submission, Ended("unreadable", submission.problem))
        return Run(preparation, submission, report, {})
    partner = learner_partner(course, exercise, submission, sandbox)
    try:
        loaded = partner.start()
        if not isinstance(loaded, Returned):
            return Run(preparation, submission, _unheld_report(course, preparation, submission, loaded), {})
        holding = Holding(preparation, partner, earlier or {}, recall)
        rows = holding.all_rows()
    finally:
        partner.end()
    report = Report(
        exercise.id, submission.name, preparation.seed,
        tuple(rows[check.name] for check in preparation.suite.checks),
        notes=_notes(course, exercise, submission), printed=loaded.printed, versions=preparation.versions,
    )  # fmt: skip
    return Run(preparation, submission, report, holding.held, holding.said)


def why_not_loaded(why: Raised | Ended) -> str:
    """Return the sentence about a file that does not load."""
    return why.sentence if isinstance(why, Ended) else f"your file raised {exception_text(why)}"


def _unheld_report(course: Course, preparation: Preparation, submission: Submission, why: Raised | Ended) -> Report:
    outcome: Outcome = "timeout" if isinstance(why, Ended) and why.kind == "timeout" else "error"
    problem = why_not_loaded(why)
    return Report(
        preparation.suite.exercise.id, submission.name, preparation.seed,
        tuple(unheld_row(check, outcome, problem) for check in preparation.suite.checks),
        problem=problem, problem_frames=why.frames, printed=why.printed,
        notes=_notes(course, preparation.suite.exercise, submission), versions=preparation.versions,
    )  # fmt: skip


def _notes(course: Course, exercise: Exercise, submission: Submission) -> tuple[str, ...]:
    others = others_begun(course, submission)
    spoken_of = [id for id in exercise.builds_on if id in submission.source]
    return tuple(_note_on(id, submission) for id in spoken_of if id not in others)


def _note_on(id: str, submission: Submission) -> str:
    if id in submission.unusable:
        return f"Your own {submission.unusable[id].rstrip('.')}. The reference stood in for it."
    if id in submission.others:
        return f"Your {id}.py is still the starter, so the reference stood in for it."
    return f"There is no {id}.py of yours beside this file, so the reference stood in for it."


def _stub(course: Course, id: str) -> Mapping[str, Any]:
    base = course.exercise(id)
    namespace = course.solution(base)
    return {function: namespace[function] for function in base.functions}
