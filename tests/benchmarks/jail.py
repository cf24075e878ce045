"""What the jail adds to a child: a fresh one from the zygote, with every layer and with none."""

import os
import statistics
from time import perf_counter

from tests.benchmarks.measuring import show
from tutor.sandbox import Sandbox, start_sandbox
from tutor.sandbox.child.jail.layers import LAYERS, SWITCH

ROUNDS, AT_A_TIME = 20, 10


def main() -> None:
    """Measure and print."""
    everywhere = os.sched_getaffinity(0)
    with _sandbox("") as jailed, _sandbox(",".join(LAYERS)) as free:
        os.sched_setaffinity(0, {min(everywhere)})
        try:
            times: dict[Sandbox, list[float]] = {jailed: [], free: []}
            for _ in range(ROUNDS):
                for sandbox, values in times.items():
                    values += _fresh_children(sandbox)
        finally:
            os.sched_setaffinity(0, everywhere)
    inside, outside = (statistics.median(values) for values in times.values())
    show(f"a fresh child, median of {ROUNDS * AT_A_TIME}", inside, "ms", "")
    show("  what the jail adds to it", inside - outside, "ms", "1.5 at most")


def _sandbox(without: str) -> Sandbox:
    os.environ[SWITCH] = without
    try:
        sandbox = start_sandbox("zygote")
        sandbox.child().end()
        return sandbox
    finally:
        del os.environ[SWITCH]


def _fresh_children(sandbox: Sandbox) -> list[float]:
    sandbox.child().end()  # the one that has been waiting
    times = []
    for _ in range(AT_A_TIME):
        before = perf_counter()
        sandbox.child().end()
        times.append((perf_counter() - before) * 1000)
    return times
