"""Finding a check's own text in checks.py."""

import ast
from pathlib import Path


def check_source(path: Path, name: str) -> str:
    """Return the function `name` with its decorators as it stands in the file; the whole file when it is not there."""
    text = path.read_text(encoding="utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            return "\n".join(text.splitlines()[first - 1 : node.end_lineno]) + "\n"
    return text
