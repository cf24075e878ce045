"""What Gradescope gives when one exports all submissions.

A folder `assignment_<id>_export` with a folder for each submission, `submission_<id>`, and `submission_metadata.yml`,
which maps those folders' names to `:submitters:`, each with `:name:`, `:sid:` and `:email:`; a group has several.
Gradescope does not document that file; this is its form as otter-grader reads it (ucbds-infra/otter-grader,
otter/metadata.py, `GradescopeParser`, commit 0e0bfbf), laid out as Ruby's YAML library does: keys that begin with a
colon, two spaces for each level.
"""

import json
import re
from collections.abc import Iterator
from typing import Final

from tutor.grading.collecting.naming import printable
from tutor.grading.collecting.sender import Sender

_EXPORT: Final = re.compile(r"assignment_\d+_export")
_FOLDER: Final = re.compile(r"(\S.*):\s*")
_KEY: Final = re.compile(r"  :(\w+):.*")
_FIELD: Final = re.compile(r" *(?P<first>- +)? *:(?P<key>name|sid|email): *(?P<value>.*?)\s*")


def is_export(name: str) -> bool:
    """Whether a folder of this name is an export of all submissions."""
    return _EXPORT.fullmatch(name) is not None


def read_metadata(text: str) -> dict[str, tuple[Sender, ...]]:
    """Return who sent each folder, by the folder's name.

    Only as much of YAML is understood as this one file needs; what is not understood names nobody.
    """
    submitters: dict[str, list[dict[str, str]]] = {}
    for folder, is_new, key, value in _fields(text):
        people = submitters.setdefault(folder, [])
        if is_new or not people:
            people.append({})
        people[-1][key] = value
    return {folder: tuple(found) for folder, people in submitters.items() if (found := list(_senders(people)))}


def _fields(text: str) -> Iterator[tuple[str, bool, str, str]]:
    """Yield folder, whether a new submitter begins, key and value, for every line below `:submitters:`."""
    folder, is_submitters = "", False
    for line in text.splitlines():
        if found := _FOLDER.fullmatch(line):
            folder, is_submitters = _scalar(found[1]), False
        elif found := _KEY.fullmatch(line):
            is_submitters = found[1] == "submitters"
        elif is_submitters and (found := _FIELD.fullmatch(line)):
            yield folder, bool(found["first"]), found["key"], _scalar(found["value"])


def _scalar(value: str) -> str:
    if value[:1] == value[-1:] == "'":
        return value[1:-1].replace("''", "'")
    if value.startswith('"'):
        try:
            return str(json.loads(value))
        except ValueError:
            return value.strip('"')
    return "" if value in {"null", "~"} else value


def _senders(people: list[dict[str, str]]) -> Iterator[Sender]:
    for person in people:
        email, sid = person.get("email", ""), person.get("sid", "")
        if name := person.get("name") or email or sid:
            yield Sender(printable(name), printable(email or sid))
