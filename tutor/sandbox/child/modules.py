"""What a submission may import besides the standard library and numpy: modules that came over the pipe."""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from types import ModuleType
from typing import Any

Stub = Callable[[int, str], Any]


def file_of(name: str) -> str:
    """Return the file name under which a module's code appears in a traceback."""
    return f"{name}.py"


class Finder(Loader):
    """Finds modules by text or by stubs; it comes last, so nothing of the learner's shadows the usual ones."""

    def __init__(self, sources: Mapping[str, str], stubs: Mapping[str, Mapping[str, int]], stub: Stub) -> None:
        self.sources = sources
        self.stubs = stubs
        self.stub = stub
        names = (*sources, *stubs)
        self.parents = {name.rsplit(".", depth)[0] for name in names for depth in range(1, name.count(".") + 1)}

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: Any = None) -> ModuleSpec | None:
        """Return how to load the module `name`, or None when it did not come over the pipe."""
        if name not in self.sources and name not in self.stubs and name not in self.parents:
            return None
        return ModuleSpec(name, self, origin=file_of(name), is_package=name in self.parents)

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave it to Python to make the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the module's text and add its stubs."""
        name = module.__name__
        if name in self.sources:
            code = compile(self.sources[name], file_of(name), "exec", dont_inherit=True)
            exec(code, module.__dict__)
        for function, id in self.stubs.get(name, {}).items():
            setattr(module, function, self.stub(id, function))

    def load(self, name: str) -> ModuleType:
        """Run the text of the submission itself, whatever else is called `name`."""
        spec = self.find_spec(name)
        assert spec is not None, "the submission is among the sources"
        module = module_from_spec(spec)
        module.__file__ = spec.origin
        sys.modules[name] = module
        self.exec_module(module)
        return module


def defined_functions(module: ModuleType) -> list[str]:
    """Return the names of the public callables that a module defines itself."""
    return [
        name
        for name, value in vars(module).items()
        if callable(value) and not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
    ]
