"""Where a child process starts: `python boot.py zygote|spare NUMBERS WITHOUT FOLDER...`, with nothing of ours loaded.

The numbers are what the role's first function takes: file descriptors, and a process id. WITHOUT names the layers of
the jail that are left out on purpose, with commas. The folders are those of numpy and msgspec. They and our own are
on the path only while we import: afterwards there are the standard library and numpy, and nothing else of this
environment, for the learner's code to find.
"""

import importlib
import os
import sys
from pathlib import Path

_PRELOADED = (
    "collections", "dataclasses", "decimal", "fractions", "functools", "itertools", "math", "random", "statistics",
    "typing", "numpy", "numpy.fft", "numpy.linalg", "numpy.random",
)  # fmt: skip


def main() -> None:
    """Import what a child needs, hide how it was found, and begin."""
    role, numbers, without, *folders = sys.argv[1:]
    usual = list(sys.path)
    sys.path += [str(Path(__file__).parent), *folders]
    for name in _PRELOADED:
        importlib.import_module(name)
    ours = importlib.import_module(f"child.{role}")
    sys.path[:] = usual
    sys.path_importer_cache.clear()
    for name in [name for name in sys.modules if name.partition(".")[0] in ("child", "msgspec")]:
        del sys.modules[name]
    sys.argv[:] = [""]
    os.environ.clear()
    ours.run(without, *map(int, numbers.split(",")))


if __name__ == "__main__":
    main()
