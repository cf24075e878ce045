"""What Canvas, Moodle and Gradescope let one download."""

import pytest

from tutor.grading.collecting.canvas import read_canvas
from tutor.grading.collecting.gradescope import read_metadata
from tutor.grading.collecting.moodle import read_moodle
from tutor.grading.collecting.sender import Sender, Sent

GRPO, SAMPLE = "grpo_advantages", "dynamic_sample"


@pytest.mark.parametrize(
    ("name", "sent"),
    [
        (f"lovelaceada_101_2002_{GRPO}.py", Sent(Sender("lovelaceada", "101"), f"{GRPO}.py", 2002)),
        (f"lovelaceada_LATE_101_2002_{GRPO}-1.py", Sent(Sender("lovelaceada", "101"), f"{GRPO}-1.py", 2002, True)),
        ("du_chatelet3_101_2002_my_file_7_8_x.py", Sent(Sender("du_chatelet3", "101"), "my_file_7_8_x.py", 2002)),
        ("anon_x7Gd2_2002_answer.py", Sent(Sender("anon_x7Gd2"), "answer.py", 2002)),
        ("LATE_anon_x7Gd2_2002_answer.py", Sent(Sender("anon_x7Gd2"), "answer.py", 2002, True)),
        (
            "lovelaceada_LATE_101_text.html",
            Sent(Sender("lovelaceada", "101"), "lovelaceada_LATE_101_text.html", is_late=True),
        ),
        (f"ada__{GRPO}.py", None),
        ("ada_lovelace.py", None),
        ("ada_101.py", None),
        ("hw_3_1_main.py", None),
    ],
)
def test_names_by_canvas(name: str, sent: Sent | None) -> None:
    assert read_canvas(name) == sent


@pytest.mark.parametrize(
    ("name", "sent"),
    [
        ("Ada Lovelace_12_assignsubmission_file", Sent(Sender("Ada Lovelace", "12", "0"))),
        ("Ada Lovelace_12_assignsubmission_file_", Sent(Sender("Ada Lovelace", "12", "0"))),
        ("Ada Lovelace_12_assignsubmission_onlinetext", Sent(Sender("Ada Lovelace", "12", "0"))),
        (f"Ada Lovelace_12_assignsubmission_file_{GRPO}.py", Sent(Sender("Ada Lovelace", "12", "0"), f"{GRPO}.py")),
        ("Default group_assignsubmission_file", Sent(Sender("Default group", "", "0"))),
        ("Ada Lovelace", None),
    ],
)
def test_names_by_moodle(name: str, sent: Sent | None) -> None:
    assert read_moodle(name, "0") == sent


@pytest.mark.parametrize("above", ["", "submissions/"])
def test_a_download_from_canvas(above: str, download, zipped, rows) -> None:
    found = rows(
        download(
            {
                f"{above}lovelaceada_101_2001_{GRPO}.py": "old = 1\n",
                f"{above}lovelaceada_101_2002_{GRPO}-1.py": "new = 1\n",
                f"{above}lovelaceada_101_2000_{GRPO}-2.py": "older = 1\n",
                f"{above}hoppergrace_LATE_102_2003_credit-tutor.zip": zipped({f"{SAMPLE}.py": "g = 1\n"}),
                f"{above}turingalan_103_text.html": "<p>My answer</p>",
                f"{above}noetheremmy_104_2005_essay.pdf": "%PDF",
            }
        )
    )
    assert {student for student, _ in found} == {"lovelaceada", "hoppergrace", "turingalan", "noetheremmy"}
    ada = found["lovelaceada", GRPO]
    assert ada.submission.source == "new = 1\n"
    assert len(ada.notes) == 1
    assert ada.notes[0].startswith("3 files were sent for this exercise: ")
    assert ada.notes[0].endswith(f"lovelaceada_101_2002_{GRPO}-1.py counts.")
    assert found["hoppergrace", SAMPLE].submission.source == "g = 1\n"
    assert found["hoppergrace", SAMPLE].notes == ("This was handed in late, as Canvas says.",)
    assert found["turingalan", GRPO].submission.problem == "No Python was sent, only turingalan_103_text.html."
    assert "essay.pdf" in str(found["noetheremmy", GRPO].submission.problem)


def test_the_only_file_of_a_student_may_have_any_name(download, rows) -> None:
    path = download(
        {
            "lovelaceada_101_2001_main.py": "old = 1\n",
            "lovelaceada_101_2002_main-1.py": "new = 1\n",
            "hoppergrace_102_2003_main.py": "m = 1\n",
            "hoppergrace_102_2004_other.py": "o = 1\n",
            f"turingalan_103_2005_{SAMPLE}.py": "s = 1\n",
        }
    )
    found = rows(path, only=GRPO)
    assert found["lovelaceada", GRPO].submission.source == "new = 1\n"
    assert "only hoppergrace_102_2003_main.py, hopper" in str(found["hoppergrace", GRPO].submission.problem)
    assert found["turingalan", GRPO].submission.problem == f"Nothing was sent for {GRPO}."
    assert rows(path)["lovelaceada", SAMPLE].submission.problem is not None


@pytest.mark.parametrize("above", ["", "RL 101-Homework-77/"])
def test_a_download_from_moodle(above: str, download, zipped, rows) -> None:
    found = rows(
        download(
            {
                f"{above}Ada Lovelace_12_assignsubmission_file/{GRPO}.py": "a = 1\n",
                f"{above}Ada Lovelace_12_assignsubmission_onlinetext/onlinetext.html": "<p>Hello</p>",
                f"{above}Émilie_13_assignsubmission_file_/work/{SAMPLE}.py": "e = 1\n",
                f"{above}Alan Turing_14_assignsubmission_file/mine.zip": zipped({f"{GRPO}.py": "t = 1\n"}),
                f"{above}Default group_assignsubmission_file_{GRPO}.py": "d = 1\n",
            }
        )
    )
    assert {student for student, _ in found} == {"Ada Lovelace", "Émilie", "Alan Turing", "Default group"}
    assert found["Ada Lovelace", GRPO].submission.source == "a = 1\n"
    assert found["Émilie", SAMPLE].submission.source == "e = 1\n"
    assert found["Alan Turing", GRPO].submission.source == "t = 1\n"
    assert found["Default group", GRPO].submission.source == "d = 1\n"


METADATA = """\
---
submission_201:
  :submitters:
  - :name: Ada Lovelace
    :sid: '1815'
    :email: ada@example.edu
  :created_at: 2024-03-01 10:00:00.000000000 -08:00
  :score: 3.0
  :results:
    tests:
    - name: first
      output: |-
        :submitters:
        - :name: Nobody
  :history:
  - :id: 200
    :submitters:
    - :name: Nobody
submission_202:
  :submitters:
  - :name: Grace Hopper
    :sid:
    :email: grace@example.edu
  - :name: 'Miles O''Brien'
    :email: miles@example.edu
submission_203:
  :submitters:
  - :name: "Ren\\u00e9"
    :email:
"""


def test_who_sent_what_to_gradescope() -> None:
    assert read_metadata(METADATA) == {
        "submission_201": (Sender("Ada Lovelace", "ada@example.edu"),),
        "submission_202": (Sender("Grace Hopper", "grace@example.edu"), Sender("Miles O'Brien", "miles@example.edu")),
        "submission_203": (Sender("René"),),
    }


@pytest.mark.parametrize(
    "text", ["", "{", "a: b\n", "submission_1:\n", "submission_1:\n  :submitters:\n  - 3\n", "\0:"]
)
def test_what_is_not_understood_names_nobody(text: str) -> None:
    assert read_metadata(text) == {}


@pytest.mark.parametrize("above", ["", "assignment_77_export/"])
def test_an_export_from_gradescope(above: str, download, rows) -> None:
    found = rows(
        download(
            {
                f"{above}submission_metadata.yml": METADATA,
                f"{above}submission_201/{GRPO}.py": "a = 1\n",
                f"{above}submission_201/{SAMPLE}.py": "b = 1\n",
                f"{above}submission_202/work/{GRPO}.py": "g = 1\n",
                f"{above}submission_203/": "",
                f"{above}submission_204/{GRPO}.py": "x = 1\n",
            }
        )
    )
    assert {student for student, _ in found} == {
        "Ada Lovelace",
        "Grace Hopper",
        "Miles O'Brien",
        "René",
        "submission_204",
    }
    assert found["Ada Lovelace", SAMPLE].submission.others == {GRPO: "a = 1\n"}
    assert found["Miles O'Brien", GRPO].submission == found["Grace Hopper", GRPO].submission
    assert found["Grace Hopper", GRPO].notes == ("This was handed in together with Miles O'Brien.",)
    assert not found["René", GRPO].is_sent


def test_several_exports_of_gradescopes_in_one_folder(download, rows) -> None:
    other = METADATA.replace("submission_2", "submission_3")
    found = rows(
        download(
            {
                "assignment_77_export/submission_metadata.yml": METADATA,
                f"assignment_77_export/submission_201/{GRPO}.py": "a = 1\n",
                "assignment_78_export/submission_metadata.yml": other,
                f"assignment_78_export/submission_301/{SAMPLE}.py": "b = 1\n",
            }
        )
    )
    assert list(found) == [("Ada Lovelace", GRPO), ("Ada Lovelace", SAMPLE)]
    assert all(entry.submission.problem is None for entry in found.values())


def test_an_export_with_one_submission_whatever_its_folder_is_called(download, rows) -> None:
    files = {"submission_metadata.yml": METADATA, f"submission_201/{GRPO}.py": "a = 1\n"}
    assert list(rows(download({f"homework/{name}": text for name, text in files.items()}))) == [("Ada Lovelace", GRPO)]


LISTED = "bob:\n  :submitters:\n  - :name: eve\n"


@pytest.mark.parametrize(
    "own",
    [
        {"eve/submission_metadata.yml": LISTED},
        {"eve/assignment_1_export/submission_metadata.yml": LISTED},
        {f"eve/bob_101_2002_{GRPO}.py": "stolen = 1\n"},
        {f"eve/bob_12_assignsubmission_file_{GRPO}.py": "stolen = 1\n"},
        {f"eve/bob_12_assignsubmission_file/{GRPO}.py": "stolen = 1\n"},
        {f"eve/bob__{GRPO}-9.py": "stolen = 1\n"},
        {f"eve/bob/{GRPO}.py": "stolen = 1\n"},
    ],
)
def test_nobody_hands_in_for_others(own: dict[str, str], download, rows) -> None:
    found = rows(download({f"bob/{GRPO}.py": "bob = 1\n", "eve/main.py": "eve = 1\n", **own}), only=GRPO)
    assert {student for student, _ in found} == {"bob", "eve"}
    assert found["bob", GRPO].submission.source == "bob = 1\n"


def test_people_of_one_name_are_told_apart_by_their_id(download, rows) -> None:
    found = rows(
        download(
            {
                f"doejane_101_2001_{GRPO}.py": "a = 1\n",
                f"doejane_102_2002_{GRPO}.py": "b = 1\n",
                f"Bo Li_12_assignsubmission_file/{GRPO}.py": "c = 1\n",
                f"Bo Li_13_assignsubmission_file/{GRPO}.py": "d = 1\n",
            }
        )
    )
    assert [student for student, _ in found] == ["Bo Li (12)", "Bo Li (13)", "doejane (101)", "doejane (102)"]


def test_several_assignments_of_moodles_in_one_folder(download, rows) -> None:
    found = rows(
        download(
            {
                f"Week 1/Bo Li_12_assignsubmission_file/{GRPO}.py": "a = 1\n",
                f"Week 2/Bo Li_77_assignsubmission_file/{SAMPLE}.py": "b = 1\n",
                "Week 2/grades.csv": "of the instructor",
            }
        )
    )
    assert list(found) == [("Bo Li", GRPO), ("Bo Li", SAMPLE)]
    assert found["Bo Li", SAMPLE].submission.others == {GRPO: "a = 1\n"}


def test_moodles_ids_say_nothing_across_assignments_and_canvass_do(folder, rows) -> None:
    first = folder(
        {f"Bo Li_12_assignsubmission_file/{GRPO}.py": "a = 1\n", f"doejane_101_2001_{GRPO}.py": "x = 1\n"}, "1"
    )
    second = folder(
        {f"Bo Li_77_assignsubmission_file/{SAMPLE}.py": "b = 1\n", f"doejane_102_2001_{GRPO}.py": "y = 1\n"}, "2"
    )
    found = rows(first, second)
    assert {student for student, _ in found} == {"Bo Li", "doejane (101)", "doejane (102)"}
    assert found["Bo Li", SAMPLE].submission.others == {GRPO: "a = 1\n"}
