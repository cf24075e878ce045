"""From the conversations of one check to its row in the report."""

from collections.abc import Mapping
from typing import Any

from tutor.checking.author import Check
from tutor.checking.preparation import Case
from tutor.checking.report import CheckResult, Exhibit, Outcome, Path
from tutor.checking.transcript import Call, Callback, Conversation, Failure
from tutor.checking.verdicts import Departure, departure
from tutor.checking.wording import at, calls_text, difference_text, exception_text, pair_text, place_text, value_text
from tutor.course import Exercise
from tutor.sandbox.answers import Plain, Raised, Returned

ENDINGS = {
    "missing": "no such function",
    "parameters": "a call that does not fit",
    "unstable": "another answer each time",
    "timeout": "no answer in time",
    "died": "the end of the program",
    "memory": "no answer: out of memory",
    "too_big": "more than can be read",
    "script_ran_out": "one call too many",
}
"""What stands in place of an answer, by the kind of ending."""

WRONG_ANSWERS = {"form", "changed_input", "unstable", "body"}


def row(
    exercise: Exercise, check: Check, cases: tuple[Case, ...], held: Mapping[tuple[str, int], Conversation]
) -> CheckResult:
    """Return the verdict of a check of which every conversation that was held is in `held`."""
    for case in cases:
        if case.key in held and (where := departure(case, held[case.key])) is not None:
            return failed_row(exercise, case, held[case.key], where)
    first = cases[0]
    return CheckResult(
        check.name, check.title, "passed", check.points, check.points,
        is_example=check.example,
        exhibit=_exchange(first, held[first.key], 0, None), printed=held[first.key].printed,
    )  # fmt: skip


def failed_row(exercise: Exercise, case: Case, held: Conversation, where: Departure) -> CheckResult:
    """Return the row of a check that failed on `case`."""
    check = case.check
    exhibit = exhibit_of(case, held, where)
    return CheckResult(
        check.name, check.title, _outcome(where.failure), 0, check.points,
        message=_message(exercise, case, held, where, exhibit),
        is_example=check.example, exhibit=exhibit, printed=held.printed,
        frames=where.failure.frames if where.failure else (), fault=where.kind.strip(),
    )  # fmt: skip


def unheld_row(check: Check, outcome: Outcome, message: str) -> CheckResult:
    """Return the row of a check that no conversation was held for, and because of what."""
    return CheckResult(check.name, check.title, outcome, 0, check.points, message, is_example=check.example)


def _outcome(failure: Failure | None) -> Outcome:
    if failure is None or failure.kind in WRONG_ANSWERS:
        return "failed"
    return "timeout" if failure.kind == "timeout" else "error"


def _message(exercise: Exercise, case: Case, held: Conversation, where: Departure, exhibit: Exhibit) -> str:
    if where.failure is not None:
        return where.failure.sentence
    if where.callbacks:
        return _callbacks_message(case, held)
    unit = exercise.facts.functions[held.calls[-1].function].unit if held.calls else "entry"
    if case.check.law:
        return _law_message(exhibit, where.path, unit)
    return difference_text(exhibit.expected, exhibit.got, where.path, unit)


def _law_message(exhibit: Exhibit, path: Path, unit: str) -> str:
    if not exhibit.is_pair:
        return f"this should be {exhibit.expected_text}, and for your answers it is {exhibit.got_text}"
    left, right = pair_text(at(exhibit.expected, path), at(exhibit.got, path))
    place = f" at {place_text(path, unit)}" if path else ""
    return f"the two answers should be equal, and differ{place}: {left} and {right}"


def _callbacks_message(case: Case, held: Conversation) -> str:
    for name in dict.fromkeys(said.name for said in (*case.reference.callbacks, *held.callbacks)):
        right = sum(said.name == name for said in case.reference.callbacks)
        theirs = sum(said.name == name for said in held.callbacks)
        if right != theirs:
            return f"{name} should be called {_times(right)}, yours calls it {_times(theirs)}"
    pairs = enumerate(zip(case.reference.callbacks, held.callbacks, strict=True), start=1)
    number, (should, was) = next((number, pair) for number, pair in pairs if _asked(pair[0]) != _asked(pair[1]))
    nth = _nth(sum(said.name == was.name for said in held.callbacks[:number]))
    wanted, got = pair_text(_asked(should)[1:], _asked(was)[1:])
    if should.name != was.name:
        return f"the callable that is called {_nth(number)} should be {should.name}, yours is {was.name}"
    return f"{was.name}, called {nth}, should be given {wanted}, yours gives it {got}"


def _nth(number: int) -> str:
    return {1: "first", 2: "second", 3: "third"}.get(number, f"as number {number}")


def _asked(said: Callback) -> tuple[Any, ...]:
    return (said.name, *said.args, *([said.kwargs] if said.kwargs else []))


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def exhibit_of(case: Case, held: Conversation, where: Departure) -> Exhibit:
    """Return the exchange in which a conversation departs."""
    if where.failure is not None or where.yield_index >= len(held.yields):
        return _early_end(case, held, where.failure)
    return _exchange(case, held, where.yield_index, None if where.callbacks else where.path)


def _exchange(case: Case, held: Conversation, index: int, part: Path | None) -> Exhibit:
    right, theirs = case.reference.yields[index], held.yields[index]
    expected, got = (theirs.value, theirs.other) if theirs.is_pair else (right.value, theirs.value)
    texts = pair_text(expected, got) if part is not None else (value_text(expected), value_text(got))
    calls = [held.calls[number] for number in theirs.calls]
    return Exhibit(calls_text(calls), expected, got, *texts, part, theirs.tolerance, is_pair=theirs.is_pair)


def _early_end(case: Case, held: Conversation, failure: Failure | None) -> Exhibit:
    call = held.calls[-1] if held.calls else None
    expected = _reference_answer(case, len(held.calls) - 1, call)
    call_words = calls_text([call]) if call else ""
    if failure is not None and failure.has_got:
        return Exhibit(call_words, expected, failure.got, value_text(expected), value_text(failure.got), ())
    ending = _ending_text(call, failure)
    return Exhibit(call_words, expected, None, value_text(expected), ending, (), has_got=False)


def _reference_answer(case: Case, index: int, call: Call | None) -> Plain:
    calls = case.reference.calls
    if call is not None and index < len(calls) and calls[index].function == call.function:
        answer = calls[index].answer
        if isinstance(answer, Returned):
            return answer.value
    return case.reference.yields[0].value


def _ending_text(call: Call | None, failure: Failure | None) -> str:
    answer = call.answer if call is not None else None
    if isinstance(answer, Raised):
        return exception_text(answer)
    if isinstance(answer, Returned):
        return value_text(answer.value)
    return ENDINGS.get(failure.kind, "no answer") if failure is not None else "no answer"
