"""Run the benchmarks named on the command line, or all of them."""

import importlib
import sys

ALL = ("interactive", "bulk", "start", "memory", "jail", "grading")


def main() -> None:
    """Import and run each benchmark."""
    for name in sys.argv[1:] or ALL:
        print(f"\n{name}")
        importlib.import_module(f"tests.benchmarks.{name}").main()


main()
