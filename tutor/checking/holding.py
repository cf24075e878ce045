"""Holding all conversations with one submission, as long as there is a point in it."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from tutor.checking.author import Check
from tutor.checking.converse import converse
from tutor.checking.partner import ChildPartner
from tutor.checking.preparation import Case, Preparation
from tutor.checking.recalling import Recall, Said
from tutor.checking.report import CheckResult
from tutor.checking.rows import row, unheld_row
from tutor.checking.transcript import Conversation, Failure

MOST_TIMEOUTS = 2
MOST_DEADLINES = 15
"""How many deadlines of a call all checks together may take; what is left after that is skipped."""

LONG_ANSWER = 10_000
"""Entries of a wrong answer beyond which the other examples of its check are not worth their time."""

_HOPELESS = {"timeout", "died", "memory", "unreadable", "missing", "parameters", "import_failed", "syntax"}
"""Endings after which the other examples of a check would only end in the same way."""

Held = dict[tuple[str, int], Conversation]


@dataclass(frozen=True)
class Found:
    """What came of some checks: their rows by name, and their conversations."""

    rows: dict[str, CheckResult]
    held: Held


class Holding:
    """The conversations held so far, and whether there is still a point in holding more.

    `said` is every reply so far where what came of them may be recalled; None where something else has a part in it.
    """

    def __init__(
        self, preparation: Preparation, partner: ChildPartner, earlier: Held, recall: Recall[Found] | None
    ) -> None:
        self.preparation = preparation
        self.partner = partner
        self.earlier = earlier
        self.recall = recall
        self.held: Held = {}
        self.said: Said | None = ()
        self._timeouts: list[str] = []
        self._seconds = preparation.suite.exercise.facts.call_deadline * MOST_DEADLINES
        self._end = time.monotonic() + self._seconds
        self._verdicts: dict[str, CheckResult] = {}

    def all_rows(self) -> dict[str, CheckResult]:
        """Hold all conversations and return the rows by name.

        No hidden input is sent while an example is held: what is answered there is shown to everybody.
        """
        checks = self.preparation.suite.in_running_order
        for group in ([check for check in checks if check.example], [check for check in checks if not check.example]):
            self._call_ahead(group)
            self.said = self._said_in(group)
            found = self._recalled() or self._found(group)
            self.held.update(found.held)
            self._verdicts.update(found.rows)
        return self._verdicts

    def _call_ahead(self, checks: Sequence[Check]) -> None:
        """Make the calls of conversations that need no callable at once: it saves the ways there and back."""
        cases = [case for case in self._cases(checks) if self._known(case) is None]
        self.partner.call_ahead([line.call for case in cases for line in self.preparation.scripts[case.key]], self._end)

    def _said_in(self, checks: Sequence[Check]) -> Said | None:
        """Return `said` with the replies to these checks."""
        if self.recall is None or self.said is None or self.earlier:
            return None
        said: list[tuple[bytes, bytes]] = []
        for case in self._cases(checks):
            script = self.preparation.scripts[case.key]
            pairs = [pair for line in script if isinstance(pair := self.partner.heard(line.call), tuple)]
            if not script or len(pairs) < len(script):
                return None
            said += pairs
        return (*self.said, *said)

    def _cases(self, checks: Sequence[Check]) -> list[Case]:
        return [case for check in checks for case in self.preparation.cases[check.name]]

    def _recalled(self) -> Found | None:
        return None if self.recall is None or self.said is None else self.recall.find(self.said)

    def _found(self, checks: Sequence[Check]) -> Found:
        """Hold the conversations of some checks; what came of them is kept where nothing but replies had a part."""
        before = self.partner.asked
        rows = {check.name: self._row(check) for check in checks}
        keys = {case.key for case in self._cases(checks)}
        found = Found(rows, {key: held for key, held in self.held.items() if key in keys})
        if self.partner.asked > before or self._is_time_up():
            self.said = None
        if self.recall is not None and self.said is not None:
            self.recall.keep(self.said, found)
        return found

    def _row(self, check: Check) -> CheckResult:
        cases = self.preparation.cases[check.name]
        result = self._skipped(check, cases) or self._held_row(check, cases)
        self._verdicts[check.name] = result
        return result

    def _held_row(self, check: Check, cases: tuple[Case, ...]) -> CheckResult:
        for case in cases:
            if case is not cases[0] and self._is_late(case):
                break
            conversation = self.held[case.key] = self._conversation(case)
            if _is_hopeless(conversation.failure):
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

    def _is_late(self, case: Case) -> bool:
        """Whether time is up, and was before all of a conversation could be heard."""
        script = self.preparation.scripts[case.key]
        return self._is_time_up() and not (script and all(self.partner.heard(line.call) for line in script))

    def _is_time_up(self) -> bool:
        return time.monotonic() > self._end

    def _skipped(self, check: Check, cases: tuple[Case, ...]) -> CheckResult | None:
        if len(self._timeouts) >= MOST_TIMEOUTS:
            return unheld_row(
                check,
                "skipped",
                f"skipped, because your code ran out of time twice, last in: {self._timeouts[-1]}",
            )
        if self._is_late(cases[0]):
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
    return is_long or failure.kind in _HOPELESS
