"""The texts of a new exercise."""

import io
import tokenize
from collections.abc import Set
from pathlib import Path
from string import Template

from tutor.course.reading import read_text

_FOLDER = Path(__file__).parent / "templates"
_SUFFIX = ".template"


def filled(id: str, function: str, title: str) -> dict[str, str]:
    """Return the text of each file by its name; `solution.py` and `test.py` get other names where they belong."""
    words = {"id": id, "function": function, "title": quoted(title)}
    return {
        path.name.removesuffix(_SUFFIX): Template(read_text(path)).substitute(words)
        for path in sorted(_FOLDER.glob(f"*{_SUFFIX}"))
    }


def names_in_use() -> Set[str]:
    """Return every name in the Python files of a new exercise, none of which its function can have."""
    return {
        token.string
        for name, text in filled("_", "_", "_").items()
        if name.endswith(".py")
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.NAME
    }


def quoted(text: str) -> str:
    """Return printable text as a string in TOML."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
