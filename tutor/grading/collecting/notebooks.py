"""The Python in a Jupyter notebook (nbformat 3 or 4): its code cells in order, without what only Jupyter knows."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tutor.sandbox.source import UnusableError, read_bytes, too_large

MAX_NOTEBOOK: Final = 16 << 20
"""More than a file of code may have, for the pictures that a notebook keeps."""

_PYTHON_CELLS: Final = frozenset({"time", "timeit", "capture", "prun"})
"""Magics of a whole cell that run it as Python; any other gives the cell to another language."""

_MAGIC: Final = re.compile(r"^(?P<indent>\s*)(?:%[A-Za-z_]|!|\?+\w|[\w.]+\?{1,2}\s*$|\w[\w, ]*=\s*(?:!|%[A-Za-z_])).*")
"""A line that only Jupyter understands: `%magic`, `!shell`, `?name`, `name?`, `x = !shell`, `x = %magic`."""


def read_notebook(path: Path, limit: int) -> bytes:
    """Return the Python in the notebook at `path`, in UTF-8.

    Raises:
        UnusableError: the file cannot be read, is no notebook, or holds more than `limit` bytes of Python.
    """
    code = code_of(read_bytes(path, MAX_NOTEBOOK))
    if len(code) > limit:
        raise too_large(limit)
    return code


def code_of(data: bytes) -> bytes:
    """Return the Python in a notebook, in UTF-8; `pass` stands for a line that only Jupyter understands.

    Raises:
        UnusableError: these are not the bytes of a notebook.
    """
    try:
        notebook = json.loads(data)
    except (ValueError, RecursionError):
        raise UnusableError("is not a notebook that can be read: save it again in Jupyter, or as a .py file.") from None
    return "\n\n".join(_cells(notebook)).encode("utf-8", "surrogatepass")


def _cells(notebook: Any) -> Iterator[str]:
    for sheet in _sheets(notebook):
        for cell in _listed(sheet, "cells"):
            if isinstance(cell, dict) and cell.get("cell_type") == "code":
                yield _python(_text(cell.get("source", cell.get("input"))))


def _sheets(notebook: Any) -> Iterator[Any]:
    """Yield what holds cells: the notebook, or up to nbformat 3 its worksheets, whose cells have `input`.

    See https://nbformat.readthedocs.io/en/latest/format_description.html and the JSON schemas that it names.
    """
    yield from (
        _listed(notebook, "worksheets") if isinstance(notebook, dict) and "worksheets" in notebook else [notebook]
    )


def _listed(found: Any, key: str) -> list[Any]:
    inner = found.get(key) if isinstance(found, dict) else None
    if not isinstance(inner, list):
        raise UnusableError("is not a notebook of the form that Jupyter writes: save it again, or as a .py file.")
    return inner


def _text(source: Any) -> str:
    lines = source if isinstance(source, list) else [source]
    return "".join(line for line in lines if isinstance(line, str))


def _python(cell: str) -> str:
    first, _, rest = cell.lstrip().partition("\n")
    if first.startswith("%%"):
        name = first[2:].partition(" ")[0]
        return _python(rest) if name in _PYTHON_CELLS else ""
    return "\n".join(_MAGIC.sub(r"\g<indent>pass", line) for line in cell.split("\n"))
