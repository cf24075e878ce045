"""Exceptions, and calls that cannot be made, in words for the learner."""

import difflib
import inspect
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from types import TracebackType
from typing import Any, Final

from .limits import MEMORY
from .modules import file_of
from .plain import type_name
from .wire import Failed, Line, Threw

MAX_LINES: Final = 8
MAX_MESSAGE: Final = 500
_KNOWN: Final = sys.stdlib_module_names | {"numpy"}

OUT_OF_MEMORY: Final = Failed(
    "memory", f"Your code asked for more than the {MEMORY >> 20} MiB of memory it may use.", []
)


def raised(error: BaseException, sources: Mapping[str, str]) -> Threw | Failed:
    """Say what a call raised, with the learner's own lines; `sources` maps module names to their texts."""
    if isinstance(error, MemoryError):
        return OUT_OF_MEMORY
    lines = own_lines(error.__traceback__, sources)
    if isinstance(error, SystemExit):
        return Failed("died", "Your code ended the program with sys.exit().", lines)
    kind = _known_type(error)
    if kind is type(error):
        return Threw(type_name(error), message_of(error), lines)
    return Threw(kind.__name__, f"{type_name(error)}: {message_of(error)}".removesuffix(": "), lines)


def _known_type(error: BaseException) -> type:
    """Return the class by which anybody would catch an exception: of the learner's own types the one they extend."""
    kinds: tuple[type, ...] = type.__dict__["__mro__"].__get__(type(error))
    return next(kind for kind in kinds if str(kind.__module__).partition(".")[0] in _KNOWN)


def failed_to_load(error: BaseException, sources: Mapping[str, str], main: str) -> Failed:
    """Say why the file of the module `main`, or one that it imports, could not be run."""
    if isinstance(error, SyntaxError) and (mark := _syntax_mark(error, sources)) is not None:
        place = "" if mark.file == file_of(main) else f"{mark.file}, "
        return Failed("syntax", f"Python cannot read {place}line {mark.number}: {error.msg}.", [mark])
    if isinstance(error, MemoryError):
        return OUT_OF_MEMORY
    lines = own_lines(error.__traceback__, sources)
    if isinstance(error, SystemExit):
        return Failed("died", "Your code ended the program with sys.exit() while it was imported.", lines)
    is_another = lines and lines[-1].file != file_of(main)
    file = lines[-1].file if is_another else "file"
    sentence = f"Your {file} stopped with {type_name(error)} while it was imported: {message_of(error)}"
    if isinstance(error, ModuleNotFoundError):
        sentence += ". There are the standard library and numpy here, and nothing else"
    return Failed("import_failed", sentence.rstrip(".: ") + ".", lines)


def missing(function: str, functions: Collection[str], wanted: Collection[str]) -> Failed:
    """Say that a function is not there, and which one may have been meant for it: none that is `wanted` itself."""
    near = difflib.get_close_matches(function, [name for name in functions if name not in wanted], n=1)
    question = f" It defines {near[0]}: did you mean {function}?" if near else ""
    return Failed("missing", f"{function} is not defined in your file.{question}", [])


def not_callable(function: str, value: Any) -> Failed:
    """Say that a name is there and is not a function."""
    return Failed("missing", f"{function} in your file is of type {type_name(value)}, not a function.", [])


def wrong_parameters(
    name: str, function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> Failed | None:
    """Say how a call and a function's parameters differ, or return None where they go together."""
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return None
    try:
        signature.bind(*args, **kwargs)
    except TypeError as error:
        passed = _passed(len(args), kwargs)
        sentence = f"{name} is called with {passed}, and yours is {name}({_parameters(signature)}): {error}."
        return Failed("parameters", sentence, [])
    return None


def _passed(count: int, kwargs: Mapping[str, Any]) -> str:
    words = f"{count} argument{'s' * (count != 1)}"
    return f"{words} and {', '.join(f'{name}=' for name in kwargs)}" if kwargs else words


def _parameters(signature: inspect.Signature) -> str:
    # Names only: a default's repr is the learner's code.
    signs: dict[Any, str] = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}
    return ", ".join(
        f"{signs.get(parameter.kind, '')}{parameter.name}{'' if parameter.default is parameter.empty else '=...'}"
        for parameter in signature.parameters.values()
    )


def own_lines(traceback: TracebackType | None, sources: Mapping[str, str]) -> list[Line]:
    """Return the last lines of a traceback that are in the learner's files, innermost last."""
    texts = {file_of(name): source for name, source in sources.items()}
    found = []
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if code.co_filename in texts:
            found.append((code.co_filename, code.co_name, traceback.tb_lineno))
        traceback = traceback.tb_next
    return [Line(file, function, number, _line(texts[file], number)) for file, function, number in found[-MAX_LINES:]]


def _line(source: str, number: int) -> str:
    lines = source.splitlines()
    return lines[number - 1].strip()[:200] if 0 < number <= len(lines) else ""


def _syntax_mark(error: SyntaxError, sources: Mapping[str, str]) -> Line | None:
    """Return the line that does not parse with a caret below it, or None when it is not in a file of the learner's."""
    files = {file_of(name) for name in sources}
    if error.filename not in files or error.lineno is None:
        return None
    text = (error.text or "").rstrip("\n")
    before = text[: max((error.offset or 1) - 1, 0)]
    indent = len(text) - len(text.lstrip())
    caret = "".join("\t" if character == "\t" else " " for character in before[indent:]) + "^"
    return Line(error.filename, "", error.lineno, f"{text[indent:]}\n{caret}"[:400])


def message_of(error: BaseException) -> str:
    """Return an exception's message, whatever its class makes of it."""
    try:
        text = str(error)[:MAX_MESSAGE]
        return text.encode("utf-8", "replace").decode()
    except BaseException:
        return "(its message cannot be read)"
