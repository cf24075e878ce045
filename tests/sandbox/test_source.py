"""Reading a submission: whatever is wrong with the file is a sentence."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.sandbox import Submission, read_submission

ID = "dynamic_sample"


def read(path: Path) -> Submission:
    return read_submission(path, ["grpo_advantages"], ID)


@pytest.mark.parametrize(
    ("data", "source"),
    [
        (b"x = 1\n", "x = 1\n"),
        (b"\xef\xbb\xbfx = 1\n", "x = 1\n"),
        (b"x = 1\r\ny = 2\r\n", "x = 1\ny = 2\n"),
        ("σ = 1\n".encode(), "σ = 1\n"),
        (b"# -*- coding: latin-1 -*-\nx = '\xe9'\n", "# -*- coding: latin-1 -*-\nx = 'é'\n"),
        (b"# no code yet\n", "# no code yet\n"),
    ],
)
def test_a_file_is_decoded_as_python_would(tmp_path: Path, data: bytes, source: str) -> None:
    path = tmp_path / "dynamic_sample.py"
    path.write_bytes(data)
    assert read(path) == Submission(str(path), source)


def link(path: Path) -> None:
    (path.parent / "there.py").write_text("x = 1\n")
    path.symlink_to("there.py")


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda path: None, "does not exist"),
        (lambda path: path.mkdir(), "is a folder"),
        (lambda path: path.write_bytes(b""), "is empty"),
        (lambda path: path.write_bytes(b" \n\n"), "is empty"),
        (lambda path: path.write_bytes(b"x = 1\ny = '\xff'\n"), "is not UTF-8, in line 2"),
        (lambda path: path.write_bytes(b"x = 1\n" * 5000 + b"\xe9"), "is not UTF-8, in line 5001"),
        (lambda path: path.write_bytes(b"# coding: martian\n"), "names an encoding"),
        (lambda path: path.write_bytes(b"# coding: rot13\nk = 1\n"), "names the encoding rot13"),
        (lambda path: path.write_bytes("x = 1\n".encode("utf-16")), "holds a zero byte in line 1"),
        (lambda path: path.write_bytes(b"x = 1\n\0"), "holds a zero byte in line 2"),
        (lambda path: path.write_bytes(b"#" * ((1 << 20) + 1)), "is larger than 1 MiB"),
        (lambda path: os.mkfifo(path), "is not an ordinary file"),
        (link, "is a symbolic link"),
    ],
)
def test_every_fault_is_a_sentence(tmp_path: Path, make: Callable[[Path], None], words: str) -> None:
    path = tmp_path / "dynamic_sample.py"
    make(path)
    submission = read(path)
    assert submission.source == ""
    assert submission.problem is not None
    assert submission.problem.startswith(f"{path} {words}")
    assert submission.problem.endswith(".")


def test_a_name_that_no_file_can_have() -> None:
    problem = read(Path("a\0b.py")).problem
    assert problem is not None
    assert "cannot be read" in problem


def test_a_text_without_a_file() -> None:
    assert Submission.from_text("mine.py", "x = 1").source == "x = 1"
    assert Submission.from_text("mine.py", "").problem == "mine.py is empty: write your code in it, and save."
    assert Submission.from_text("mine.py", "x\0").problem is not None
    assert Submission.from_text("mine.py", "x = '\ud800'").problem is not None


def test_the_learners_other_files_come_along(tmp_path: Path) -> None:
    path = tmp_path / "dynamic_sample.py"
    path.write_text("x = 1\n")
    assert read(path).others == {}
    (tmp_path / "grpo_advantages.py").write_text("y = 1\n")
    (tmp_path / "turn_discounting.py").write_text("z = 1\n")
    assert read(path).others == {"grpo_advantages": "y = 1\n"}


def test_a_student_gets_their_own_files_only(tmp_path: Path) -> None:
    path = tmp_path / "ada__dynamic_sample.py"
    path.write_text("x = 1\n")
    (tmp_path / "bob__grpo_advantages.py").write_text("bob = 1\n")
    (tmp_path / "grpo_advantages.py").write_text("nobody = 1\n")
    assert read(path).others == {}
    (tmp_path / "ada__grpo_advantages.py").write_text("ada = 1\n")
    assert read(path).others == {"grpo_advantages": "ada = 1\n"}


def test_another_file_that_cannot_be_read_is_absent(tmp_path: Path) -> None:
    path = tmp_path / "dynamic_sample.py"
    path.write_text("x = 1\n")
    (tmp_path / "grpo_advantages.py").write_bytes(b"\xff")
    assert read(path).others == {}


def test_the_digest_covers_everything_that_runs() -> None:
    alone = Submission("a.py", "x = 1\n")
    assert alone.digest == Submission("b.py", "x = 1\n").digest
    assert alone.digest != Submission("a.py", "x = 2\n").digest
    assert alone.digest != Submission("a.py", "x = 1\n", others={"y": ""}).digest
    assert Submission("a", "x", others={"y": "z"}).digest != Submission("a", "x", others={"yz": ""}).digest


def test_text_that_begins_with_a_byte_order_mark_begins_after_it() -> None:
    assert Submission.from_text("a.py", "\ufeffx = 1\n").source == "x = 1\n"
