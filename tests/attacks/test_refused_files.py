"""Files that are no submission: each is refused with a sentence, and has a row for every check all the same."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from battlefield import HONEST, Battlefield, battlefield

from tutor.checking.report import Report
from tutor.checking.running import run_checks
from tutor.sandbox import read_submission

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="devices and pipes by name")


@pytest.fixture(scope="module")
def field(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Battlefield]:
    with battlefield(tmp_path_factory.mktemp("field")) as field:
        yield field


def report_on(field: Battlefield, path: Path) -> Report:
    submission = read_submission(path, (), "double")
    return run_checks(field.course, field.preparations["double"], submission, field.sandbox).report


def link_to_the_solution(path: Path) -> None:
    solution = path.with_name("solution.py")
    solution.write_text(HONEST)
    path.symlink_to(solution)


def sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 30)


REFUSED: list[tuple[Callable[[Path], object], str]] = [
    (link_to_the_solution, "is a symbolic link"),
    (lambda path: path.symlink_to(path), "is a symbolic link"),
    (lambda path: path.symlink_to("/dev/zero"), "is a symbolic link"),
    (os.mkfifo, "is not an ordinary file"),
    (Path.mkdir, "is a folder"),
    (sparse, "is larger than 1 MiB"),
    (lambda path: path.write_bytes(b"x = 1\n\0" + HONEST.encode()), "holds a zero byte in line 2"),
    (lambda path: path.write_bytes(HONEST.encode() + b"# \xff\n"), "is not UTF-8, in line 2"),
    (lambda path: path.write_bytes(b"# coding: rot13\n" + HONEST.encode()), "names the encoding rot13"),
    (lambda path: path.write_bytes(b"# coding: klingon\n" + HONEST.encode()), "does not know"),
    (lambda path: path.write_bytes(HONEST.encode("utf-16")), "holds a zero byte"),
    (lambda path: path.write_bytes(b"# coding: utf-7\nx = '+2AA-'\n"), "holds half a character"),
    (lambda path: path.write_bytes(b" \n\t\n"), "is empty"),
    (lambda path: None, "does not exist"),
]


@pytest.mark.parametrize(("make", "words"), REFUSED)
def test_it_is_refused_with_a_sentence(
    field: Battlefield, tmp_path: Path, make: Callable[[Path], object], words: str
) -> None:
    path = tmp_path / "double.py"
    make(path)
    report = report_on(field, path)
    assert report.problem is not None and words in report.problem
    assert [(row.outcome, row.points) for row in report.checks] == [("error", 0)] * 2
    assert report_on(field, honest_file(tmp_path)).passed


def honest_file(folder: Path) -> Path:
    path = folder / "honest.py"
    path.write_text(HONEST)
    return path


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/stdin", "/dev/tty"])
def test_a_device_is_not_waited_for(field: Battlefield, device: str) -> None:
    assert report_on(field, Path(device)).points == 0


def test_an_open_socket_is_no_file(field: Battlefield, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import socket

    monkeypatch.chdir(tmp_path)  # a socket's path must be short
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("double.py")
        assert report_on(field, Path("double.py")).points == 0


@pytest.mark.parametrize(
    "data",
    [
        b"\xef\xbb\xbf" + HONEST.encode(),
        HONEST.replace("\n", "\r\n").encode(),
        b"# coding: latin-1\n# caf\xe9\n" + HONEST.encode(),
        "größe = 'ὅλος'\n".encode() + HONEST.encode(),
    ],
)
def test_unusual_text_is_text(field: Battlefield, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "odd näme \udcff.py"
    path.write_bytes(data)
    assert report_on(field, path).passed
