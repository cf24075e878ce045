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


@dataclass(frozen=True)
class Match:
    """How far a misconception explains a submission: the share of the cases that either gets wrong and both alike."""

    misconception: Misconception
    share: float


def diagnose(run: Run, bank: Bank, stop: Callable[[], bool] = lambda: False) -> Run:
    """Name the misconceptions that explain a run that failed; `stop` ends the search early, naming nothing."""
    if run.report.passed or not run.held:
        return run
    found: list[tuple[Diagnosis, Misconception]] = []
    for function in run.preparation.suite.exercise.functions:
        matches = _matches(run, bank, function, stop)
        if stop():
            return run
        best = _best(matches)
        if best is not None:
            found.append((_diagnosis(best), best.misconception))
    return replace(run, report=_named(run, bank, found))


def _matches(run: Run, bank: Bank, function: str, stop: Callable[[], bool]) -> list[Match]:
    cases = [case for case in bank.cases_of(function) if case.key in run.held]
    wrong = {case.key for case in cases if departure(case, run.held[case.key]) is not None}
    if not wrong:
        return []
    candidates = [wrong_idea for wrong_idea in bank.misconceptions if wrong_idea.replaces == function]
    matches = []
    for candidate in candidates:
        if stop():
            break
        matches.append(Match(candidate, _share(run, bank, candidate, cases, wrong)))
    return sorted(matches, key=lambda match: -match.share)


def _share(run: Run, bank: Bank, candidate: Misconception, cases: list[Case], wrong: set[tuple[str, int]]) -> float:
    said = bank.said_by(candidate)
    explained = concerned = 0
    for case in cases:
        if case.key not in said:
            continue
        if case.key in wrong or departure(case, said[case.key]) is not None:
            concerned += 1
            explained += alike(run.held[case.key], said[case.key])
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
    said = bank.said_by(idea)
    for case in run.preparation.cases[row.name]:
        if case.key in run.held and departure(case, run.held[case.key]) is not None:
            return case.key in said and alike(run.held[case.key], said[case.key])
    return False
