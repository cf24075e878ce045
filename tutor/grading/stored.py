"""A report as text, for the gradebook, and back: what was Plain, or a tuple, is so again."""

import json
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any, Final

from tutor.checking.report import CheckResult, Diagnosis, Exhibit, Report, Tolerance
from tutor.sandbox.answers import Frame, Opaque

_CLASSES: Final = {cls.__name__: cls for cls in (Report, CheckResult, Diagnosis, Exhibit, Tolerance, Frame, Opaque)}
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
    if is_dataclass(value):
        shown = {field.name: _tagged(getattr(value, field.name)) for field in fields(value) if not _left(value, field)}
        return {_TAG: type(value).__name__, **shown}
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


def _left(value: Any, field: "Field[Any]") -> bool:
    """Whether a field is empty and may be: most are, and a class has ten thousand reports."""
    content = getattr(value, field.name)
    default = field.default_factory() if field.default_factory is not MISSING else field.default
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
