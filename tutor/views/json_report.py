"""A report as the documented JSON object; needs nothing that draws."""

from typing import Any

from tutor.checking.report import CheckResult, Report

FORMAT = 1


def report_json(report: Report) -> dict[str, Any]:
    """Return a dict of plain data, ready for any JSON encoder; keys are only ever added."""
    return {
        "format": FORMAT,
        "exercise": report.exercise,
        "submission": _sound(report.submission),
        "outcome": report.outcome,
        "points": report.points,
        "max_points": report.max_points,
        "seed": report.seed,
        "checks": [_check(check) for check in report.checks],
        "problem": _sound(report.problem) if report.problem is not None else None,
        "notes": [_sound(note) for note in report.notes],
        "versions": dict(report.versions),
    }


def _check(check: CheckResult) -> dict[str, Any]:
    shown = check.exhibit
    return {
        "name": check.name,
        "title": check.title,
        "outcome": check.outcome,
        "points": check.points,
        "max_points": check.max_points,
        "message": _sound(check.message),
        "misconception": check.misconception,
        "call": _sound(shown.call) if shown else None,
        "expected": _sound(shown.expected_text) if shown else None,
        "got": _sound(shown.got_text) if shown else None,
    }


def _sound(text: str) -> str:
    # Half of a surrogate pair, which a learner's string may hold, is a character that no encoder takes.
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
