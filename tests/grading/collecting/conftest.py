"""Building what instructors have on their disks."""

import io
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from tutor.course import Course
from tutor.grading.collecting import collect
from tutor.grading.entry import Entry

Files = Mapping[str, str | bytes]
Rows = dict[tuple[str, str], Entry]


@pytest.fixture
def zipped() -> Callable[[Files], bytes]:
    """Return the bytes of an archive; a name that ends in a slash is a folder."""

    def make(files: Files) -> bytes:
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in files.items():
                archive.writestr(name, content)
        return buffer.getvalue()

    return make


@pytest.fixture
def folder(tmp_path: Path) -> Callable[..., Path]:
    """Write a folder, called `class` unless told otherwise; a name that ends in a slash is an empty folder."""

    def make(files: Files, name: str = "class") -> Path:
        root = tmp_path / name
        root.mkdir()
        for place, content in files.items():
            path = root / place
            if place.endswith("/"):
                path.mkdir(parents=True)
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return root

    return make


@pytest.fixture
def archive(tmp_path: Path, zipped: Callable[[Files], bytes]) -> Callable[..., Path]:
    """Write a zip, called `class.zip` unless told otherwise."""

    def make(files: Files, name: str = "class.zip") -> Path:
        path = tmp_path / name
        path.write_bytes(zipped(files))
        return path

    return make


@pytest.fixture(params=["folder", "archive"])
def download(request: pytest.FixtureRequest) -> Callable[[Files], Path]:
    """Write the same files as a folder and as a zip: what is found must be the same."""
    make: Callable[[Files], Path] = request.getfixturevalue(request.param)
    return make


@pytest.fixture
def rows(course: Course) -> Callable[..., Rows]:
    """Collect, and return the rows by student and exercise."""

    def find(*paths: Path, only: Any = ()) -> Rows:
        entries = collect(paths, course, [only] if isinstance(only, str) else only)
        found = {(entry.student, entry.exercise): entry for entry in entries}
        assert len(found) == len(entries), "one row for each student and exercise"
        return found

    return find
