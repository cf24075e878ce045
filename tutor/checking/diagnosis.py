"""Which misconception is this? The one whose conversations go the way the submission's go."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tutor.checking.bank import Bank, Misconception
from tutor.checking.preparation import Case
from tutor.checking.report import CheckResult, Diagnosis, Report
from tutor.checking.running import Run
from tutor.checking.verdicts import alike, departure

LOOKS_LIKE = 0.8
BY_FAR = 0.1
SAMPLE = 8
LONG = 100
WORTH_A_LOOK = 0.3
"""Share of the sample below which a misconception is not asked about all the other cases."""


@dataclass(frozen=True)
class Match:
    """How far a misconception explains a submission: the share of the cases that either gets wrong and both alike."""

    misconception: Misconception
    share: float


def diagnose(run: Run, bank: Bank, stop: Callable[[], bool] = lambda: False) -> Run:
    """Name the misconceptions that explain a run that failed; `stop` ends the search early, naming nothing."""
    if run.report.passed or not run.held:
        return run
    if run.said is not None and (alike_report := bank.named.find(run.said)) is not None:
        report = replace(run.report, checks=alike_report.checks, diagnoses=alike_report.diagnoses)
        return replace(run, report=report)
    try:
        found = [_best(_matches(run, bank, function, stop)) for function in run.preparation.suite.exercise.functions]
        named = [(_diagnosis(match), match.misconception) for match in found if match is not None]
        if stop():
            return run
        report = _named(run, bank, named)
        if run.said is not None:
            bank.named.keep(run.said, report)
        return replace(run, report=report)
    finally:
        bank.end()


def _matches(run: Run, bank: Bank, function: str, stop: Callable[[], bool]) -> list[Match]:
    cases = [case for case in bank.cases_of(function) if case.key in run.held]
    wrong = {case.key for case in cases if departure(case, run.held[case.key]) is not None}
    if not wrong:
        return []
    telling = _sample(cases, wrong)
    matches = []
    for idea in bank.misconceptions:
        if stop():
            break
        if idea.replaces == function and _share(run, bank, idea, telling, wrong, WORTH_A_LOOK) >= WORTH_A_LOOK:
            matches.append(Match(idea, _share(run, bank, idea, cases, wrong, LOOKS_LIKE - BY_FAR)))
    return sorted(matches, key=lambda match: -match.share)


def _sample(cases: list[Case], wrong: set[tuple[str, int]]) -> list[Case]:
    """Return some cases that the submission gets wrong and some that it gets right, short ones of many checks first."""
    by_turns = sorted(cases, key=lambda case: (_is_long(case), case.index))
    failed = [case for case in by_turns if case.key in wrong]
    right = [case for case in by_turns if case.key not in wrong]
    return failed[:SAMPLE] + right[:SAMPLE]


def _is_long(case: Case) -> bool:
    return any(isinstance(arg, list) and len(arg) > LONG for call in case.reference.calls for arg in call.args)


def _share(
    run: Run, bank: Bank, idea: Misconception, cases: list[Case], wrong: set[tuple[str, int]], least: float
) -> float:
    """Return in how many of the cases that either gets wrong both do, and alike; 0 where that is less than `least`.

    Both must be wrong: the tolerance of `alike` is wide, and what is nearly right is like anything else nearly right.
    """
    explained = concerned = 0
    left = sum(case.key in wrong for case in cases)
    for case in cases:
        left -= case.key in wrong
        said = bank.said(idea, case)
        if said is None:
            continue
        departs = bank.departs(idea, case)
        if departs or case.key in wrong:
            concerned += 1
            explained += departs and case.key in wrong and alike(run.held[case.key], said)
            if explained + left < least * (concerned + left):
                return 0.0
    return explained / concerned if concerned else 0.0


def _best(matches: list[Match]) -> Match | None:
    if not matches or matches[0].share < LOOKS_LIKE:
        return None
    best = matches[0]
    rivals = [match.share for match in matches if match.misconception.name != best.misconception.name]
    rival = max(rivals, default=0.0)
    is_clear = rival < 1.0 if best.share == 1.0 else rival <= best.share - BY_FAR
    return best if is_clear else None


def _diagnosis(match: Match) -> Diagnosis:
    idea = match.misconception
    return Diagnosis(idea.name, idea.replaces, match.share == 1.0, idea.sentence, match.share)


def _named(run: Run, bank: Bank, found: list[tuple[Diagnosis, Misconception]]) -> Report:
    report = replace(run.report, diagnoses=tuple(diagnosis for diagnosis, _ in found))
    for row in report.checks:
        for diagnosis, idea in found:
            if row.outcome != "passed" and _explains(run, bank, idea, row):
                report = report.with_check(replace(row, misconception=diagnosis.misconception))
    return report


def _explains(run: Run, bank: Bank, idea: Misconception, row: CheckResult) -> bool:
    """Whether the first conversation that failed in a row went as the misconception's did."""
    concerned = {case.key for case in bank.cases_of(idea.replaces)}
    for case in run.preparation.cases[row.name]:
        if case.key in run.held and departure(case, run.held[case.key]) is not None:
            said = bank.said(idea, case) if case.key in concerned else None
            return said is not None and alike(run.held[case.key], said)
    return False
