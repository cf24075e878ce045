"""The table, read with Python's own csv module."""

import csv
from dataclasses import replace
from pathlib import Path

from graded_class import ADA, BELA, GRADES, HALF, NUL, OVERRIDES

from tutor.grading.exports.csv import write_csv
from tutor.grading.gradebook_view import GradebookView
from tutor.grading.scoring import Scoring


def rows_of(view: GradebookView, folder: Path) -> dict[str, dict[str, str]]:
    write_csv(folder / "grades.csv", view)
    with (folder / "grades.csv").open(newline="", encoding="utf-8-sig") as file:
        return {row["student"]: row for row in csv.DictReader(file, strict=True)}


def test_there_is_one_row_a_student_and_every_row_has_every_column(view: GradebookView, tmp_path: Path) -> None:
    rows = rows_of(view, tmp_path)
    assert set(rows) == {ADA, BELA, f"'{NUL}", HALF}
    assert all(None not in row and None not in row.values() for row in rows.values())


def test_what_counts_stands_apart_from_what_was_computed(view: GradebookView, tmp_path: Path) -> None:
    row = rows_of(view, tmp_path)[BELA]
    assert [row[f"double{ending}"] for ending in ("", "_computed", "_max", "_outcome")] == ["2.5", "0", "5", "failed"]
    assert (row["overridden"], row["total"], row["total_max"]) == ("double", "3.5", "6")


def test_a_comment_is_there_also_without_points(view: GradebookView, tmp_path: Path) -> None:
    row = rows_of(view, tmp_path)[ADA]
    assert (row["comment"], row["overridden"]) == ("pick_better: Well said.", "")


def test_the_status_says_passed_not_passed_or_that_something_is_not_graded(view: GradebookView, tmp_path: Path) -> None:
    rows = rows_of(view, tmp_path)
    assert (rows[ADA]["status"], rows[BELA]["status"]) == ("passed", "not passed")
    incomplete = rows[f"'{NUL}"]
    assert (incomplete["status"], incomplete["total_max"]) == ("incomplete", "6")
    assert (incomplete["pick_better"], incomplete["pick_better_outcome"]) == ("", "")


def test_no_text_is_a_formula(view: GradebookView, tmp_path: Path) -> None:
    for row in rows_of(view, tmp_path).values():
        assert not any(row[column].startswith(tuple("=+-@\t\r\n＝")) for column in ("student", "comment"))


def test_a_spreadsheet_is_told_the_encoding(view: GradebookView, tmp_path: Path) -> None:
    write_csv(tmp_path / "grades.csv", view)
    content = (tmp_path / "grades.csv").read_bytes()
    assert content.startswith(b"\xef\xbb\xbfstudent,") and "Béla".encode() in content


def test_who_sent_nothing_did_not_fail(view_of, tmp_path: Path) -> None:
    row = rows_of(view_of([replace(GRADES[5], is_sent=False)]), tmp_path)[HALF]
    assert (row["double"], row["double_outcome"], row["status"]) == ("0", "nothing sent", "not passed")


def test_all_or_nothing_leaves_no_point_to_who_failed_one_check(view_of, tmp_path: Path) -> None:
    row = rows_of(view_of(GRADES, OVERRIDES, Scoring(all_or_nothing=True)), tmp_path)[ADA]
    assert row["double"] == "5"
