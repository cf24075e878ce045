"""Trials with a judge in words: what was said, the pair or why there is none, and how consistent the judge was."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from tutor.checking.trials import Consistency, Opinion, Trial, consistency
from tutor.checking.wording import counted
from tutor.views.prose import sentences
from tutor.views.values import one_line
from tutor.views.words import MUTED

_PLACES = {"A": ", the text shown first", "B": ", the text shown second"}


def said(label: str, text: str, width: int, style: str = MUTED) -> list[Text]:
    """Return foreign text below a label in a style."""
    return [Text(f"{one_line(label)}:", style), *sentences(text, width, indent="  ")]


def said_plain(label: str, text: str) -> str:
    """Return foreign text behind a label, in one line."""
    return f"{one_line(label)}: {one_line(text)}"


def readings(trial: Trial) -> str:
    """Return what parse_verdict reads in the replies, as a sentence; nothing where it was not asked."""
    if not trial.opinions or trial.fault in ("model", "interrupt"):
        return ""
    return f"Your parse_verdict reads {', then '.join(map(_reading, trial.opinions))}."


def _reading(opinion: Opinion) -> str:
    return "no verdict" if opinion.verdict is None else f'"{opinion.verdict}"{_PLACES.get(opinion.verdict, "")}'


def outcome(trial: Trial) -> str:
    """Return what came of a trial, as a sentence: the pair, or why there is none."""
    if trial.problem:
        return one_line(trial.problem)
    reason = _reason(trial)
    if trial.pair is None:
        return f"No pair: {reason}." if reason else "No pair, although both verdicts name the same text."
    pair = f"A pair: {_which(trial, 'chosen')} is chosen, {_which(trial, 'rejected')} is rejected"
    return f"{pair}, although {reason}." if reason else f"{pair}."


def _reason(trial: Trial) -> str:
    verdicts = [opinion.verdict for opinion in trial.opinions]
    if len(trial.completions) == 2 and trial.completions[0] == trial.completions[1]:
        return "the two completions are the same"
    if not trial.asked_in_both_orders:
        return "the judge was not asked twice, with the two texts swapped"
    if None in verdicts:
        return "a reply has no verdict"
    if "tie" in verdicts:
        return "the judge calls it a tie" if verdicts == ["tie", "tie"] else "one of the verdicts is a tie"
    if trial.winner is None:
        return f'both verdicts are "{verdicts[0]}", which is the same place and not the same text'
    if trial.pair is not None and trial.pair["chosen"] != trial.winner:
        return "both verdicts name the other text"
    return ""


def _which(trial: Trial, key: str) -> str:
    text = trial.pair[key] if trial.pair else ""
    position = trial.completions.index(text) + 1 if text in trial.completions else None
    return f"completion {position}" if position else "another text"


def consistency_sentences(counts: Consistency) -> list[str]:
    """Return how many pairs there are and how consistent the judge was, each number with its count."""
    if not counts.trials:
        return ["No trial came to its end, so there is nothing to count."]
    pairs = f"{counted(counts.pairs, 'pair')} from {counted(counts.trials, 'trial')}."
    if not counts.readable:
        return [pairs, "Position consistency: unknown, for no trial had two verdicts that could be read."]
    share = f"{100 * counts.consistent / counts.readable:.0f} %"
    return [
        pairs,
        f"Position consistency: {share}, {counts.consistent} of {counted(counts.readable, 'readable trial')}.",
    ]


def trials_json(model: str, trials: Sequence[Trial]) -> dict[str, Any]:
    """Return the documented object."""
    counts = consistency(trials)
    return {
        "format": 1,
        "model": model,
        "pairs": counts.pairs,
        "readable": counts.readable,
        "consistent": counts.consistent,
        "trials": [
            {
                "prompt": trial.prompt,
                "completions": list(trial.completions),
                "replies": [opinion.reply for opinion in trial.opinions],
                "verdicts": [opinion.verdict for opinion in trial.opinions],
                "pair": trial.pair,
                "outcome": outcome(trial),
                "fault": trial.fault,
            }
            for trial in trials
        ],
    }
