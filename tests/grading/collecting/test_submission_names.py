"""Names: any that a file can have, with people who share one, and several files for one exercise."""

import os
import unicodedata
from pathlib import Path

import pytest

from tutor.grading.collecting.naming import FileName, printable, read_name

GRPO = "grpo_advantages"
IDS = [GRPO, "dynamic_sample"]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        (f"{GRPO}.py", FileName(GRPO, GRPO)),
        ("GRPO_Advantages.PY", FileName("GRPO_Advantages", GRPO)),
        ("grpo-advantages.ipynb", FileName("grpo-advantages", GRPO)),
        ("grpo advantages (2).py", FileName("grpo advantages", GRPO, upload=2)),
        (f"{GRPO}-1.py", FileName(GRPO, GRPO, upload=1)),
        (f"{GRPO}-5b0e9c1e-8f6b-4a57-9a39-3f1f2a9d6c11.py", FileName(GRPO, GRPO)),
        (f"ada__{GRPO}.py", FileName(f"ada__{GRPO}", GRPO, "ada")),
        (f"ada__b__{GRPO}.py", FileName(f"ada__b__{GRPO}", GRPO, "ada__b")),
        (f"Ada Lovelace__{GRPO}(3).py", FileName(f"Ada Lovelace__{GRPO}", GRPO, "Ada Lovelace", 3)),
        (f"__{GRPO}.py", FileName(f"__{GRPO}", GRPO)),
        ("ada__other.py", FileName("ada__other")),
        ("ada.lovelace.py", FileName("ada.lovelace")),
        ("-1.py", FileName("-1")),
    ],
)
def test_a_name_is_taken_apart(name: str, found: FileName) -> None:
    assert read_name(name, IDS) == found


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada Lovelace", "Ada Lovelace"),
        (unicodedata.normalize("NFD", "Émilie"), "Émilie"),
        ("陈省身", "陈省身"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("a\nb\x1b[31m", "a\\nb\\x1b[31m"),
        ("a\u202eb", "a\\u202eb"),
        (os.fsdecode(b"a\xff"), "a\\udcff"),
    ],
)
def test_a_name_is_shown_composed_and_without_what_controls_a_terminal(name: str, shown: str) -> None:
    assert printable(name) == shown
    assert shown.encode().decode() == shown


def test_any_name_that_a_file_can_have(tmp_path: Path, rows) -> None:
    for name in (b"[bold]", b"a\nb", b"caf\xe9", "陈省身".encode(), b"=1+1", b"a, b; c", b'"q"'):
        folder = tmp_path / "class" / os.fsdecode(name)
        folder.mkdir(parents=True)
        (folder / f"{GRPO}.py").write_text("x = 1\n")
    found = rows(tmp_path / "class")
    assert {student for student, _ in found} == {
        "[bold]", "a\\nb", "caf\\udce9", "陈省身", "=1+1", "a, b; c", '"q"',
    }  # fmt: skip
    assert all(entry.submission.source for entry in found.values())


def test_one_name_in_two_forms_of_unicode_is_one_student(folder, rows) -> None:
    decomposed = unicodedata.normalize("NFD", "Émilie")
    found = rows(folder({f"Émilie/{GRPO}.py": "x = 1\n", f"{decomposed}/dynamic_sample.py": "y = 1\n"}))
    assert {student for student, _ in found} == {"Émilie"}
    assert found["Émilie", "dynamic_sample"].submission.others == {GRPO: "x = 1\n"}


def test_names_that_differ_in_case_only_are_two_students_and_said_to_be(archive, rows) -> None:
    found = rows(archive({f"ada/{GRPO}.py": "x = 1\n", f"Ada/{GRPO}.py": "y = 1\n", f"bob/{GRPO}.py": "z = 1\n"}))
    assert [student for student, _ in found] == ["Ada", "ada", "bob"]
    note = "There is also a student {}, whose name differs in case only: they were kept apart."
    assert found["Ada", GRPO].notes == (note.format("ada"),)
    assert found["ada", GRPO].notes == (note.format("Ada"),)
    assert found["bob", GRPO].notes == ()


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        (f"ada/{GRPO}.py", f"ada/{GRPO}-1.py"),
        (f"ada/{GRPO}-9.py", f"ada/{GRPO}-10.py"),
        (f"ada/{GRPO} (1).py", f"ada/{GRPO} (2).py"),
        (f"ada__{GRPO}.py", f"ada__{GRPO}-1.py"),
        (f"ada/old/{GRPO}.py", f"ada/{GRPO}.py"),
        (f"ada/a/{GRPO}.py", f"ada/b/{GRPO}.py"),
        ("ada/GRPO_Advantages.py", f"ada/{GRPO}.py"),
        (f"ada/{GRPO}.ipynb", f"ada/{GRPO}.py"),
        (f"ada/{GRPO}.py", f"ada__{GRPO}-1.py"),
    ],
)
def test_the_latest_of_several_files_counts_and_the_row_says_so(earlier: str, later: str, download, rows) -> None:
    path = download({later: "later = 1\n", earlier: "earlier = 1\n", f"bob/{GRPO}.py": "bob = 1\n"})
    entry = rows(path)["ada", GRPO]
    assert entry.submission.source == "later = 1\n"
    assert entry.notes == (f"2 files were sent for this exercise: {path.name}/{later} counts.",)


def test_the_path_that_is_named_last_counts(folder, rows) -> None:
    first = folder({f"ada/{GRPO}-7.py": "first = 1\n"}, "first")
    second = folder({f"ada/{GRPO}.py": "second = 1\n"}, "second")
    assert rows(first, second)["ada", GRPO].submission.source == "second = 1\n"
    assert rows(second, first)["ada", GRPO].submission.source == "first = 1\n"


def test_a_name_twice_in_one_archive(tmp_path: Path, rows) -> None:
    import zipfile

    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr(f"ada/{GRPO}.py", "first = 1\n")
        archive.writestr(f"ada/{GRPO}.py", "second = 1\n")
    assert rows(tmp_path / "a.zip")["ada", GRPO].submission.source == "second = 1\n"
