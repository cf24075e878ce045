"""Timing whole processes and pieces of code, and printing what came out."""

import math
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from tutor.course import Course, Exercise

ROOT = Path(__file__).parent.parent.parent
CORE = ("grpo_advantages", "dynamic_sample", "outcome_vs_process", "turn_discounting")
"""The exercises that the goals are for, and that a plain pytest file can hold: their inputs are plain data."""

CREDIT_TUTOR = str(Path(sys.executable).with_name("credit-tutor"))


def seconds_of(work: Callable[[], object]) -> float:
    """Return the wall time of one call, in seconds."""
    before = perf_counter()
    work()
    return perf_counter() - before


def process(command: Sequence[str], folder: Path, **environment: str) -> Callable[[], object]:
    """Return something that runs a command as a whole process, its output thrown away."""
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", **environment}

    def work() -> object:
        return subprocess.run(command, cwd=folder, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    return work


def in_turn(works: dict[Any, Callable[[], object]], runs: int) -> dict[Any, float]:
    """Time several things A B C A B C ..., after one round that is not counted; return medians in milliseconds."""
    for work in works.values():
        work()
    times: dict[Any, list[float]] = {name: [] for name in works}
    for _ in range(runs):
        for name, work in works.items():
            times[name].append(seconds_of(work))
    return {name: statistics.median(values) * 1000 for name, values in times.items()}


def core(course: Course) -> list[Exercise]:
    """Return the exercises that the goals are for."""
    return [course.exercise(id) for id in CORE]


def p95(values: Sequence[float]) -> float:
    """Return the value below which 95 of 100 lie, the nearest one measured."""
    return sorted(values)[math.ceil(0.95 * len(values)) - 1]


def show(what: str, value: float, unit: str, goal: str) -> None:
    """Print one measured figure beside what it should be."""
    print(f"  {what:58} {value:8.2f} {unit:4} {f'(goal: {goal})' if goal else ''}".rstrip())
