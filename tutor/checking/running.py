"""Running the checks of one exercise on one submission."""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tutor.checking.author import Check
from tutor.checking.converse import converse
from tutor.checking.partner import ChildPartner, Loader, submission_loader
from tutor.checking.preparation import Case, Preparation
from tutor.checking.report import CheckResult, Outcome, Report
from tutor.checking.rows import row, unheld_row
from tutor.checking.transcript import Conversation, Failure
from tutor.checking.wording import exception_text
from tutor.course import Course, Exercise
from tutor.sandbox import Ended, Raised, Returned, Sandbox, Submission

MOST_TIMEOUTS = 2
MOST_DEADLINES = 15
"""How many deadlines of a call all checks together may take; what is left after that is skipped."""

LONG_ANSWER = 10_000
"""Entries of a wrong answer beyond which the other examples of its check are not worth their time."""

HOPELESS = {"timeout", "died", "memory", "unreadable", "missing", "parameters", "import_failed", "syntax"}
"""Endings after which the other examples of a check would only end in the same way."""

Held = dict[tuple[str, int], Conversation]


@dataclass(frozen=True)
class Run:
    """One submission's run: its report, and the transcripts that diagnosis and shrinking look at."""

    preparation: Preparation
    submission: Submission
    report: Report
    held: Held = field(repr=False)


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
    course: Course, preparation: Preparation, submission: Submission, sandbox: Sandbox, earlier: Held | None = None
) -> Run:
    """Hold every conversation with a submission and return a report with one row for each check, always.

    `earlier` are conversations with the same submission on another seed: those on pinned inputs, which do not depend
    on the seed, are taken from there.
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
        holding = _Holding(preparation, partner, earlier or {})
        rows = dict(holding.all_rows())
    finally:
        partner.end()
    report = Report(
        exercise.id, submission.name, preparation.seed,
        tuple(rows[check.name] for check in preparation.suite.checks),
        notes=_notes(course, exercise, submission), printed=loaded.printed, versions=preparation.versions,
    )  # fmt: skip
    return Run(preparation, submission, report, holding.held)


class _Holding:
    """The conversations held so far, and whether there is still a point in holding more."""

    def __init__(self, preparation: Preparation, partner: ChildPartner, earlier: Held) -> None:
        self.preparation = preparation
        self.partner = partner
        self.earlier = earlier
        self.held: Held = {}
        self._timeouts: list[str] = []
        self._seconds = preparation.suite.exercise.facts.call_deadline * MOST_DEADLINES
        self._end = time.monotonic() + self._seconds
        self._verdicts: dict[str, CheckResult] = {}

    def all_rows(self) -> Iterator[tuple[str, CheckResult]]:
        """Hold all conversations and return the rows by name.

        No hidden input is sent while an example is held: what is answered there is shown to everybody.
        """
        checks = self.preparation.suite.in_running_order
        for group in ([check for check in checks if check.example], [check for check in checks if not check.example]):
            self._call_ahead(group)
            yield from ((check.name, self.row(check)) for check in group)

    def _call_ahead(self, checks: Sequence[Check]) -> None:
        """Make the calls of conversations that need no callable at once: it saves the ways there and back."""
        cases = [case for check in checks for case in self.preparation.cases[check.name] if self._known(case) is None]
        self.partner.call_ahead([line.call for case in cases for line in self.preparation.scripts[case.key]], self._end)

    def row(self, check: Check) -> CheckResult:
        """Hold the conversations of a check and return its row."""
        cases = self.preparation.cases[check.name]
        result = self._skipped(check, cases) or self._held_row(check, cases)
        self._verdicts[check.name] = result
        return result

    def _held_row(self, check: Check, cases: tuple[Case, ...]) -> CheckResult:
        for case in cases:
            conversation = self.held[case.key] = self._conversation(case)
            if _is_hopeless(conversation.failure) or self._is_late():
                break
        if conversation.failure is not None and conversation.failure.kind == "timeout":
            self._timeouts.append(check.title)
        result = row(self.preparation.suite.exercise, check, cases, self.held)
        if result.outcome == "passed" and any(case.key not in self.held for case in cases):
            return unheld_row(
                check, "timeout", f"your code has run for {self._seconds:g} seconds in all: it is too slow"
            )
        return result

    def _conversation(self, case: Case) -> Conversation:
        known = self._known(case) or self._right(case)
        return known or converse(case.check, case.example, self.partner, self.preparation.suite.forms, case.seed)

    def _known(self, case: Case) -> Conversation | None:
        return self.earlier.get(case.key) if case.pinned else None

    def _right(self, case: Case) -> Conversation | None:
        """Return the solution's conversation where every answer is the solution's to the last bit."""
        script = self.preparation.scripts[case.key]
        for line in script:
            if line.reply is None or self.partner.heard(line.call) != (line.reply, line.reply):
                return None
        return case.reference if script else None

    def _is_late(self) -> bool:
        return time.monotonic() > self._end

    def _skipped(self, check: Check, cases: tuple[Case, ...]) -> CheckResult | None:
        if len(self._timeouts) >= MOST_TIMEOUTS:
            return unheld_row(
                check,
                "skipped",
                f"skipped, because your code ran out of time twice, last in: {self._timeouts[-1]}",
            )
        if self._is_late():
            return unheld_row(check, "skipped", f"skipped, because your code has run for {self._seconds:g} seconds")
        if check.law and (obstacle := self._obstacle(cases)) is not None:
            return unheld_row(check, "skipped", f"waits until this passes: {obstacle}")
        return None

    def _obstacle(self, cases: tuple[Case, ...]) -> str | None:
        """The title of an example to pass first, or None when each function of a law has passed one."""
        for function in sorted(cases[0].reference.functions):
            examples = [check for check in self._checks_of(function) if check.example] or self._checks_of(function)
            if examples and not any(self._verdicts[check.name].outcome == "passed" for check in examples):
                return examples[0].title
        return None

    def _checks_of(self, function: str) -> list[Check]:
        cases = self.preparation.cases
        return [
            check
            for check in self.preparation.suite.checks
            if not check.law and function in cases[check.name][0].reference.functions
        ]


def _is_hopeless(failure: Failure | None) -> bool:
    if failure is None:
        return False
    is_long = isinstance(failure.got, list | dict) and len(failure.got) > LONG_ANSWER
    return is_long or failure.kind in HOPELESS


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
