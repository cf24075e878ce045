"""From conversations to verdicts: where a partner's conversation parts from the solution's."""

from dataclasses import dataclass
from itertools import zip_longest

from tutor.checking.comparison import is_no_number, part, same
from tutor.checking.preparation import Case
from tutor.checking.report import Path, Tolerance
from tutor.checking.transcript import Callback, Conversation, Failure, Yield

NO_NUMBER_ERRORS = {"ZeroDivisionError", "StatisticsError"}
_FORM_TOLERANCE = Tolerance()


@dataclass(frozen=True)
class Departure:
    """Where a conversation parts from the solution's: a yield and a path in it, callbacks, or an early end.

    `yield_index` is the yield that differs, or the number of yields before an early end.
    """

    yield_index: int
    path: Path = ()
    failure: Failure | None = None
    callbacks: bool = False

    @property
    def kind(self) -> str:
        """What sort of fault this is; a shrink stays within one kind."""
        if self.failure is not None:
            return f"{self.failure.kind} {self.failure.type_name}"
        return "callbacks" if self.callbacks else "value"


def departure(case: Case, held: Conversation) -> Departure | None:
    """Return where `held` parts from the solution's conversation first, or None where they agree."""
    if held is case.reference:
        return None
    for index, (right, theirs) in enumerate(zip_longest(case.reference.yields, held.yields)):
        if theirs is None:
            break
        if right is None:
            return Departure(index)
        path = _part_of_yield(right, theirs)
        if path is not None:
            return Departure(index, path)
    if held.failure is not None:
        return Departure(len(held.yields), failure=held.failure)
    if len(held.yields) < len(case.reference.yields):
        return Departure(len(held.yields))
    if not _same_callbacks(case.reference.callbacks, held.callbacks):
        return Departure(len(held.yields) - 1, callbacks=True)
    return None


def _part_of_yield(right: Yield, theirs: Yield) -> Path | None:
    if theirs.is_pair:
        return part(theirs.value, theirs.other, theirs.tolerance)
    return part(right.value, theirs.value, right.tolerance)


def _same_callbacks(left: tuple[Callback, ...], right: tuple[Callback, ...]) -> bool:
    return [(said.name, said.args, said.kwargs) for said in left] == [
        (said.name, said.args, said.kwargs) for said in right
    ]


def alike(left: Conversation, right: Conversation) -> bool:
    """Return whether two conversations went the same way, for a diagnosis."""
    if _ended_without_number(left) or _ended_without_number(right):
        return _has_no_number(left) and _has_no_number(right)
    if not _alike_failures(left.failure, right.failure) or len(left.yields) != len(right.yields):
        return False
    pairs = zip(left.yields, right.yields, strict=True)
    return all(
        same(a.value, b.value, a.tolerance) and same(a.other, b.other, a.tolerance) for a, b in pairs
    ) and _same_callbacks(left.callbacks, right.callbacks)


def _alike_failures(left: Failure | None, right: Failure | None) -> bool:
    if left is None or right is None:
        return left is right
    if (left.kind, left.type_name, left.has_got) != (right.kind, right.type_name, right.has_got):
        return False
    return same(left.got, right.got, _FORM_TOLERANCE)


def _ended_without_number(held: Conversation) -> bool:
    return held.failure is not None and held.failure.type_name in NO_NUMBER_ERRORS


def _has_no_number(held: Conversation) -> bool:
    if _ended_without_number(held):
        return True
    return held.failure is None and bool(held.yields) and any(_mentions_no_number(said) for said in held.yields)


def _mentions_no_number(said: Yield) -> bool:
    values = said.value.values() if isinstance(said.value, dict) else [said.value, said.other]
    return any(is_no_number(value) for value in values)
