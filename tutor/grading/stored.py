"""A report as text, for the gradebook, and back: what was Plain, or a tuple, is so again."""

import json
from dataclasses import MISSING, Field, fields
from functools import cache
from typing import Any, Final

from tutor.checking.report import CheckResult, Diagnosis, Exhibit, Report, Tolerance
from tutor.sandbox.answers import Frame, Opaque

_CLASSES: Final = {cls.__name__: cls for cls in (Report, CheckResult, Diagnosis, Exhibit, Tolerance, Frame, Opaque)}
_TYPES: Final = frozenset(_CLASSES.values())
_AS_THEY_ARE: Final = frozenset({str, float, bool, type(None)})
_TAG: Final = "!"
_JSON_INT_BITS: Final = 64


def report_text(report: Report) -> str:
    """Return a report as JSON in ASCII; what JSON does not have is an object with the key "!" for its type."""
    return json.dumps(_tagged(report), separators=(",", ":"))


def report_of(text: str) -> Report:
    """Return the report that `report_text` made this text of; fields that are younger have their defaults."""
    report = json.loads(text, object_hook=_untagged)
    assert isinstance(report, Report), "a gradebook holds nothing else there"
    return report


def _tagged(value: Any) -> Any:
    kind: Any = type(value)
    if kind in _AS_THEY_ARE:
        return value
    if kind in _TYPES:
        shown = {name: getattr(value, name) for name, default in _defaults(kind) if not _left(value, name, default)}
        return {_TAG: kind.__name__, **{name: _tagged(content) for name, content in shown.items()}}
    if isinstance(value, list):
        return [_tagged(item) for item in value]
    if isinstance(value, tuple):
        return {_TAG: "tuple", "items": [_tagged(item) for item in value]}
    if isinstance(value, dict):
        if _TAG not in value and all(isinstance(key, str) for key in value):
            return {key: _tagged(item) for key, item in value.items()}
        return {_TAG: "dict", "items": [[_tagged(key), _tagged(item)] for key, item in value.items()]}
    if isinstance(value, int) and value.bit_length() > _JSON_INT_BITS:
        return {_TAG: "int", "hex": hex(value)}  # beyond some thousand digits Python writes no decimal number
    return value


@cache
def _defaults(kind: Any) -> tuple[tuple[str, Any], ...]:
    """Return the fields of one of the classes with what they hold unless something else is given, else MISSING."""
    found: list[Field[Any]] = list(fields(kind))
    return tuple((each.name, _default(each)) for each in found)


def _default(field: "Field[Any]") -> Any:
    return field.default_factory() if field.default_factory is not MISSING else field.default


def _left(value: Any, name: str, default: Any) -> bool:
    """Whether a field is empty and may be: most are, and a class has ten thousand reports."""
    content = getattr(value, name)
    return default is not MISSING and not content and type(content) is type(default) and content == default


def _untagged(found: dict[str, Any]) -> Any:
    match found.pop(_TAG, None):
        case None:
            return found
        case "tuple":
            return tuple(found["items"])
        case "dict":
            return dict(found["items"])
        case "int":
            return int(found["hex"], 16)
        case name:
            return _CLASSES[name](**found)
