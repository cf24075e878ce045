"""This program as a wheel, made of what runs here, with the course that is used here."""

import base64
import hashlib
import io
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Final

import tutor
from tutor.course import Course
from tutor.grading.errors import GradingError
from tutor.grading.recipes.file import RecipeFile

_NAME: Final = "credit-tutor"
_ABOUT: Final = b"Wheel-Version: 1.0\nGenerator: credit-tutor\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
_FACTS: Final = ("METADATA", "entry_points.txt", "licenses/LICENSE")
_OLDEST: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every file, so that the same program gives the same wheel."""


def build_wheel(course: Course) -> RecipeFile:
    """Return a wheel that installs this program with `course` as its own; no network and no build tool is needed.

    The form is that of the binary distribution format, version 1.0:
    https://packaging.python.org/specifications/binary-distribution-format/.

    Raises:
        GradingError: the program was never installed, so that nobody knows what it needs.
    """
    try:
        installed = metadata.distribution(_NAME)
    except metadata.PackageNotFoundError:
        raise GradingError("credit-tutor runs here without being installed: install it, pip install -e .") from None
    stem = f"{_NAME.replace('-', '_')}-{installed.version}"
    about = f"{stem}.dist-info"
    files = dict(sorted([*_package(), *_course(course)]))
    files |= {f"{about}/{name}": text.encode() for name in _FACTS if (text := installed.read_text(name)) is not None}
    files[f"{about}/WHEEL"] = _ABOUT
    files[f"{about}/RECORD"] = _record(files, f"{about}/RECORD")
    return RecipeFile(f"{stem}-py3-none-any.whl", _zipped(files))


def _package() -> Iterator[tuple[str, bytes]]:
    package = Path(tutor.__file__).parent
    for name, content in _files(package):
        if not name.startswith("_course/"):
            yield f"tutor/{name}", content


def _course(course: Course) -> Iterator[tuple[str, bytes]]:
    exercises = course.exercises[0].folder.parent
    solutions = course.exercises[0].solution_path.parent
    for folder in (exercises, solutions):
        yield from ((f"tutor/_course/{folder.name}/{name}", content) for name, content in _files(folder))


def _files(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in folder.rglob("*"):
        name = path.relative_to(folder)
        if path.is_file() and not any(part == "__pycache__" or part.startswith(".") for part in name.parts):
            yield name.as_posix(), path.read_bytes()


def _record(files: dict[str, bytes], own: str) -> bytes:
    lines = [f"{_field(name)},sha256={_digest(content)},{len(content)}\n" for name, content in files.items()]
    return "".join([*lines, f"{own},,\n"]).encode()


def _field(name: str) -> str:
    return '"' + name.replace('"', '""') + '"' if {",", '"'} & set(name) else name


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def _zipped(files: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, _OLDEST)
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()
