"""What a child may read: the standard library, numpy, and what the dynamic loader and the clock need."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_EVERYWHERE: Final = (
    "/dev/null", "/dev/zero", "/dev/urandom",
    "/etc/ld.so.cache", "/etc/localtime", "/usr/share/zoneinfo", "/usr/lib/locale", "/usr/share/locale",
)  # fmt: skip
_LIBRARIES: Final = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib")
_NOT_OURS: Final = ("site-packages", "dist-packages")
"""Other people's packages, among them this course with its checks and solutions; they may lie within the library."""


def readable_paths() -> Iterator[str]:
    """Yield files and folders, these with all that is in them, for numpy and the library that we run on."""
    yield from _EVERYWHERE
    for folder in sys.path:
        yield from _entries(folder) if Path(folder).is_dir() else [folder]
    for folder in sys.modules["numpy"].__path__:
        yield folder
        yield f"{folder}.libs"  # where a wheel keeps the shared libraries that came with it
    for libraries in {Path(folder).resolve() for folder in (*_LIBRARIES, f"{sys.base_prefix}/lib")}:
        yield from _shared_libraries(libraries)


def _entries(folder: str) -> Iterator[str]:
    return (entry.path for entry in os.scandir(folder) if entry.name not in _NOT_OURS)


def _shared_libraries(folder: Path) -> Iterator[str]:
    """Yield the libraries in a folder one by one, since Python packages lie there too, save in a machine's own."""
    if not os.access(folder, os.R_OK):
        return
    for entry in os.scandir(folder):
        if ".so" in entry.name or "-linux-gnu" in entry.name:
            yield entry.path
