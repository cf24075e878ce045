"""The answer of a check, drawn."""

from dataclasses import replace

import pytest
import reports

from tutor.checking.depicting import Depiction
from tutor.checking.report import CheckResult
from tutor.views.picture import NOTHING_TO_DRAW, NOTHING_YET, REFERENCE_ALONE, picture, picture_sheet
from tutor.views.spoken_picture import picture_plain

ALL = [value for value in vars(reports).values() if isinstance(value, CheckResult)]


def lines(result, width=80):
    return [line.plain for line in picture(result, "sample", width).renderables]


def test_yours_stands_above_the_reference_and_the_first_difference_is_marked():
    first, second, *_ = lines(reports.SAMPLE_STD)
    assert first.split()[:5] == ["▶", "sample", "0", "yours", "+1.0"]
    assert second.split()[:2] == ["reference", "+1.095"]


def test_an_entry_that_agrees_has_one_bar():
    assert sum("sample 3" in line for line in lines(reports.SAMPLE_STD)) == 1
    assert "yours" not in next(line for line in lines(reports.SAMPLE_STD) if "sample 3" in line)


def test_yours_is_thick_and_the_reference_thin():
    for line in lines(reports.SAMPLE_STD):
        assert not ("█" in line and "reference" in line)
        assert not ("━" in line and "yours" in line)


def test_when_all_agree_it_says_so():
    assert lines(reports.PASSED)[-1] == "Yours and the reference agree."
    assert "agree" not in "".join(lines(reports.SAMPLE_STD))


def test_of_a_dict_the_list_that_differs_is_drawn():
    assert lines(reports.RECORD)[0] == "advantages"
    both = {"kept_group": [1, 0], "advantages": [1.0, -1.0]}
    result = replace(
        reports.RECORD, exhibit=reports.exhibit("f()", both, {**both, "kept_group": [0, 0]}, ("kept_group", 0))
    )
    assert lines(result)[0] == "kept_group"


def test_without_an_answer_the_reference_is_drawn_alone():
    assert lines(replace(reports.RAISED, exhibit=replace(reports.RAISED.exhibit, expected=[1.0, -1.0])))[-1] == (
        REFERENCE_ALONE
    )


def test_there_is_a_sentence_where_nothing_can_be_drawn():
    assert lines(reports.SCALAR) == [NOTHING_TO_DRAW]
    assert lines(reports.TIMEOUT) == lines(None) == [NOTHING_YET]


def test_where_nothing_can_be_drawn_a_check_that_has_a_picture_is_named():
    """In the app by its title, as the list of checks has it; for a command by the name that is to be typed."""
    there = Depiction(elsewhere=reports.PASSED)
    said = " ".join(line.plain.strip() for line in picture(reports.SCALAR, "sample", 80, there).renderables)
    assert said.startswith(NOTHING_TO_DRAW) and f"“{reports.PASSED.title}”" in said
    typed = f"{reports.PASSED.name} has a picture: --check {reports.PASSED.name}"
    sheet = picture_sheet(reports.SCALAR, "sample", 80, there)
    assert " ".join(line.plain.strip() for line in sheet).endswith(typed)
    assert typed in picture_plain(reports.SCALAR, "sample", there)
    assert lines(reports.SAMPLE_STD) == [
        line.plain for line in picture(reports.SAMPLE_STD, "sample", 80, there).renderables
    ]


@pytest.mark.parametrize("result", ALL, ids=lambda result: result.name)
@pytest.mark.parametrize("width", [34, 56, 80, 120])
def test_no_line_is_wider_than_the_window(result, width):
    assert all(len(line) <= width for line in lines(result, width))


def test_a_long_answer_is_drawn_around_its_first_difference():
    text = "\n".join(lines(reports.LATE))
    assert "… 17 more before" in text and "… 11 more after" in text and "▶ sample 20" in text
