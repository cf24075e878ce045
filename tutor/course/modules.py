"""Running a course's own Python files, which are trusted, without touching sys.modules or sys.path."""

import builtins
import importlib
import types
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tutor.course.errors import CourseError
from tutor.course.reading import read_text


def run_file(path: Path, modules: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Run a file of the course and return its namespace; `modules` are what it may import besides the usual.

    Raises:
        CourseError: the file is missing, cannot be read, does not parse, or raises.
    """
    source = read_text(path)
    namespace: dict[str, Any] = {
        "__name__": path.stem,
        "__file__": str(path),
        "__builtins__": _builtins(modules or {}),
    }
    try:
        exec(compile(source, str(path), "exec", dont_inherit=True), namespace)
    except Exception as error:
        raise CourseError(f"{path} does not run: {type(error).__name__}: {error}.") from error
    return namespace


def _builtins(modules: Mapping[str, Any]) -> dict[str, Any]:
    def find(name: str, *rest: Any, **named: Any) -> Any:
        return modules[name] if name in modules else builtins.__import__(name, *rest, **named)

    return {**vars(builtins), "__import__": find}


class LazyModule(types.ModuleType):
    """A module that is imported when somebody asks for something in it."""

    def __getattr__(self, name: str) -> Any:
        return getattr(importlib.import_module(self.__name__), name)


def module_of(name: str, namespace: dict[str, Any]) -> types.ModuleType:
    """Return a module object that holds `namespace`, for `run_file` to import."""
    module = types.ModuleType(name)
    module.__dict__.update(namespace)
    return module
