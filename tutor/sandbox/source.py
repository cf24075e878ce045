"""Reading a submission: whatever is wrong with the file becomes a sentence, never an exception."""

import errno
import hashlib
import io
import os
import stat
import tokenize
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

MAX_BYTES: Final = 1 << 20
_BYTE_ORDER_MARK: Final = "\ufeff"


class UnusableError(Exception):
    """The file cannot be a submission; the message says why, without the file's name."""


@dataclass(frozen=True)
class Submission:
    """One learner's text for one exercise, and those of their other files that it may import.

    `name` is for display. `problem` is a sentence when the file cannot be used; `source` is empty then. `others` maps
    module names to texts; `unusable` those of files that are there and cannot be used to sentences that say why.
    """

    name: str
    source: str
    problem: str | None = None
    others: Mapping[str, str] = field(default_factory=dict)
    unusable: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def from_text(cls, name: str, source: str) -> "Submission":
        """Return the submission that consists of this text alone."""
        try:
            _reject_unusable_text(source)
        except UnusableError as error:
            return cls(name, "", f"{name} {error}")
        return cls(name, source.removeprefix(_BYTE_ORDER_MARK))

    @property
    def digest(self) -> str:
        """A hash of the text and of the others' texts: equal where nothing that runs is different."""
        parts = [self.source, *(part for item in sorted(self.others.items()) for part in item)]
        content = hashlib.sha256()
        for part in parts:
            data = part.encode("utf-8", "surrogatepass")
            content.update(b"%d:%b" % (len(data), data))
        return content.hexdigest()


def read_submission(path: Path, builds_on: Sequence[str], exercise_id: str) -> Submission:
    """Read a learner's file and, from the same folder, the learner's files for the exercises in `builds_on`.

    Those are `<id>.py`, or beside a file called `<student>__<exercise>.py` the same student's `<student>__<id>.py`.
    """
    try:
        source = _read(path)
    except UnusableError as error:
        return Submission(str(path), "", f"{path} {error}")
    others, unusable = {}, {}
    for id in builds_on:
        other = _beside(path, exercise_id, id)
        try:
            others[id] = _read(other)
        except UnusableError as error:
            if os.path.lexists(other):
                unusable[id] = f"{other.name} {error}"
    return Submission(str(path), source, others=others, unusable=unusable)


def _beside(path: Path, exercise_id: str, id: str) -> Path:
    student, separator, rest = path.stem.rpartition("__")
    return path.with_name(f"{student}__{id}.py" if separator and rest == exercise_id else f"{id}.py")


def decode(data: bytes) -> str:
    """Return the text of a file of code, read as Python reads it.

    Raises:
        UnusableError: it is not text, names an encoding that is none, or holds no code.
    """
    text = _decode(data)
    _reject_unusable_text(text)
    return text


def _read(path: Path) -> str:
    return decode(read_bytes(path))


def read_bytes(path: Path, limit: int = MAX_BYTES) -> bytes:
    """Return what is in an ordinary file of at most `limit` bytes.

    Raises:
        UnusableError: it is a link, or anything else that is not an ordinary file; it is larger, or cannot be read.
    """
    # Without following a link (it could point at the checks), nor waiting for a writer (it could be a pipe).
    flags = os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK
    try:
        with open(path, "rb", opener=lambda name, _: os.open(name, flags)) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise UnusableError("is not an ordinary file: give a file that ends in .py.")
            data = file.read(limit + 1)
    except (OSError, ValueError) as error:
        raise UnusableError(_why_not_read(error)) from None
    if len(data) > limit:
        raise too_large(limit)
    return data


def too_large(limit: int) -> UnusableError:
    """Return the error of a file with more than `limit` bytes, a whole number of MiB."""
    return UnusableError(f"is larger than {limit >> 20} MiB: give the file that holds your code alone.")


def _why_not_read(error: OSError | ValueError) -> str:
    number = error.errno if isinstance(error, OSError) else None
    match number:
        case errno.ENOENT | errno.ENOTDIR:
            return "does not exist."
        case errno.EISDIR:
            return "is a folder: give the file inside it."
        case errno.ELOOP | errno.EMLINK:
            return "is a symbolic link: give the file it points to."
        case errno.EACCES | errno.EPERM:
            return "cannot be read: you have no permission to."
    return f"cannot be read: {error}."


def _decode(data: bytes) -> str:
    if b"\0" in data:
        line = data[: data.index(b"\0")].count(b"\n") + 1
        raise UnusableError(f"holds a zero byte in line {line}: save it as plain text in UTF-8.")
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
    except SyntaxError:
        _decode_as(data, "utf-8")  # raises with the line, if that is what is wrong
        raise UnusableError("names an encoding in its first lines that Python does not know.") from None
    return _decode_as(data, encoding)


def _decode_as(data: bytes, encoding: str) -> str:
    try:
        return io.TextIOWrapper(io.BytesIO(data), encoding, newline=None).read()
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        name = "UTF-8" if encoding.startswith("utf-8") else encoding
        raise UnusableError(f"is not {name}, in line {line}: save it as plain text in UTF-8.") from None
    except (LookupError, ValueError):
        raise UnusableError(f"names the encoding {encoding}, which is not one for text.") from None


def _reject_unusable_text(text: str) -> None:
    if not text.strip():
        raise UnusableError("is empty: write your code in it, and save.")
    if "\0" in text:
        raise UnusableError("holds a zero byte: save it as plain text in UTF-8.")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise UnusableError("holds half a character (a lone surrogate).") from None
