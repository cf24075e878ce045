"""One check in full."""

import json
from dataclasses import replace

import pytest
import reports

from tutor.checking.report import CheckResult
from tutor.views.checks import check_rows
from tutor.views.columns import aligned
from tutor.views.detail import check_detail, detail_text

ALL = [value for value in vars(reports).values() if isinstance(value, CheckResult)]


def lines(result, width=80, unit="sample"):
    return [line.plain for line in check_detail(result, width, unit)]


def row(result, start):
    (found,) = [line for line in lines(result) if line.strip().startswith(start)]
    return found.split()


def test_sign_word_and_title_come_first_then_the_message():
    assert lines(reports.EQUAL)[:2] == [
        "✗ failed  A group of equal rewards teaches nothing",
        "sample 0 should be 0.0, yours is nan",
    ]


def test_an_entry_shows_expected_yours_and_their_difference():
    assert row(reports.LATE, "▶") == ["▶", "sample", "20", "+1.0", "-1.0", "-2.0"]
    assert row(reports.LATE, "✗ sample") == ["✗", "sample", "21", "+0.25", "+0.5", "+0.25"]
    assert row(reports.LATE, "sample 22") == ["sample", "22", "+0.25", "+0.25"]


def test_exactly_one_row_of_an_exhibit_is_the_first_difference():
    for result in ALL:
        alone = replace(result, counterexample=None)
        if result.exhibit is not None:
            expected = 0 if result.exhibit.part is None else 1
            assert sum(line.strip().startswith("▶") for line in lines(alone)) == expected, result.name


def test_decimal_points_stand_in_one_column():
    table = [line for line in lines(replace(reports.SAMPLE_STD, counterexample=None)) if "  sample " in line]
    assert len({line.index(".") for line in table}) == 1


def test_numbers_that_differ_never_look_equal():
    assert row(reports.CLOSE_CALL, "▶") == ["▶", "sample", "1", "-1.0", "-1.00004", "-0.00004"]


def test_a_long_list_is_shown_around_its_first_difference():
    text = "\n".join(lines(reports.LATE))
    assert "… 17 more before" in text and "… 11 more after" in text
    assert "sample 16" not in text and "sample 29" not in text


def test_missing_entries_are_missing_and_extra_ones_have_no_counterpart():
    assert row(reports.SHORTER, "▶") == ["▶", "sample", "2", "+1.0", "missing"]
    longer = reports.exhibit("f([1])", [1.0], [1.0, 2.0], ())
    assert row(replace(reports.SHORTER, exhibit=longer), "▶") == ["▶", "sample", "1", "no", "entry", "+2.0"]


def test_each_key_of_a_dict_is_a_section_and_one_that_agrees_is_a_line():
    assert row(reports.RECORD, "kept_group") == ["kept_group", "agrees", "[1,", "0,", "1,", "1]"]
    assert row(reports.RECORD, "▶") == ["▶", "yours", "0.5"]


def test_a_missing_key_is_said():
    partial = reports.exhibit("f()", {"a": 1.0, "b": [1.0]}, {"a": 1.0}, ())
    assert row(replace(reports.RECORD, exhibit=partial), "▶") == ["▶", "yours", "missing"]


def test_the_tolerance_is_shown_where_numbers_differ_and_only_there():
    assert "  A number may be off by 1e-05 of its size, plus 1e-06." in lines(reports.CLOSE_CALL)
    for result in (reports.SCALAR, reports.PASSED, reports.RAISED, reports.SHORTER):
        assert not any("may be off" in line for line in lines(result))


def test_an_exception_shows_what_was_due_and_the_learners_own_lines():
    text = lines(reports.RAISED)
    assert "  ▶ yours      ZeroDivisionError: float division by zero" in text
    assert text[-2:] == ["  grpo_advantages.py, line 14, in normalise", "      return (r - mean) / std"]


def test_a_line_that_called_itself_is_shown_once():
    deep = replace(reports.RAISED, frames=(reports.RAISED.frames[0],) * 8 + reports.RAISED.frames[1:])
    assert lines(deep)[-5:] == [
        "  grpo_advantages.py, line 9, in grpo_advantages",
        "      return [normalise(r) for r in rewards]",
        "      … and 7 times more",
        "  grpo_advantages.py, line 14, in normalise",
        "      return (r - mean) / std",
    ]


def test_the_difference_of_whole_numbers_is_whole_and_truth_values_have_none():
    whole = reports.exhibit("f()", [1, 0], [1, 3], (1,))
    assert row(replace(reports.EQUAL, exhibit=whole), "▶") == ["▶", "sample", "1", "0", "+3", "+3"]
    truth = reports.exhibit("f()", [True, False], [True, True], (1,))
    assert row(replace(reports.EQUAL, exhibit=truth), "▶") == ["▶", "sample", "1", "False", "True"]


def test_a_right_answer_that_failed_for_something_else_is_not_marked():
    changed = reports.exhibit("f([1])", [0.0], None, (), got_text="[0.0]", has_got=False)
    assert not any("▶" in line for line in lines(replace(reports.RAISED, exhibit=changed)))


def test_both_answers_of_a_law_are_the_learners_own():
    assert "             one side   the other   difference" in lines(reports.LAW, unit="step")
    truth = reports.exhibit("f(1)", True, False, ())
    assert row(replace(reports.LAW, exhibit=truth), "expected") == ["expected", "True"]


def test_a_law_that_got_no_answer_has_the_right_one_beside_it():
    raised = reports.exhibit("f(1)", [1.0], None, (), got_text="KeyError: 3", has_got=False)
    assert row(replace(reports.LAW, exhibit=raised), "expected") == ["expected", "[1.0]"]


def test_a_long_call_is_broken_between_its_arguments():
    call = f"f({', '.join(['-0.3333333333333333'] * 12)})"
    shown = lines(replace(reports.EQUAL, exhibit=replace(reports.EQUAL.exhibit, call=call)), width=60)
    assert sum(line.count("-0.3333333333333333") for line in shown) == 12


def test_the_smallest_counterexample_is_added_when_it_is_there():
    assert "The smallest input that shows it" in lines(reports.SAMPLE_STD)
    assert "The smallest input that shows it" not in lines(replace(reports.SAMPLE_STD, counterexample=None))


def test_only_the_beginning_of_much_printing_is_shown():
    printed = "".join(f"line {number}\n" for number in range(5000))
    text = lines(replace(reports.EQUAL, printed=printed))
    assert text[-2:] == ["  line 9", "  … 4,990 more lines"]


@pytest.mark.parametrize("result", ALL, ids=lambda result: result.name)
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_wider_than_the_window(result, width):
    assert max(line.cell_len for line in check_detail(result, width, "sample")) <= width


def test_wide_characters_stay_within_the_window():
    wide = replace(reports.RAISED, message="值" * 90, printed="值" * 90 + "\n")
    assert max(line.cell_len for line in check_detail(wide, 60, "sample")) <= 60


def test_learner_text_is_shown_as_it_stands():
    text = "\n".join(lines(reports.NASTY))
    for words in ("A title with [0] and [/x]", "'[red]x[/x]\\x1b[31m'", "[bold]not bold[/bold] [/x]\\x1b[2J"):
        assert words in text
    assert "\x1b" not in text


def test_what_is_copied_is_what_is_seen():
    copied = detail_text(reports.SAMPLE_STD, "sample")
    assert copied.endswith("\n") and not any(line != line.rstrip() for line in copied.splitlines())
    assert "▶ sample 0     +1.095   +1.0         -0.095" in copied
    json.dumps(copied)


def test_the_rows_of_a_report_are_aligned_and_say_the_outcome_in_words():
    rows = [row.plain.split("\n")[0] for row in check_rows(reports.FAILED_REPORT, 80)]
    assert [row.split()[1] for row in rows] == [check.outcome for check in reports.FAILED_REPORT.checks]
    titles = [check.title for check in reports.FAILED_REPORT.checks]
    assert len({row.index(title) for row, title in zip(rows, titles, strict=True)}) == 1


@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
def test_rows_are_never_wider_than_asked(width):
    for text in check_rows(reports.FAILED_REPORT, width):
        assert all(len(line) <= width for line in text.plain.split("\n"))


def test_messages_stand_beside_the_titles_where_there_is_room():
    assert all("\n" not in row.plain for row in check_rows(reports.FAILED_REPORT, 200))
    assert any("\n" in row.plain for row in check_rows(reports.FAILED_REPORT, 60))


@pytest.mark.parametrize(
    ("texts", "shown"),
    [
        (["+1.0", "-0.667", "0.0"], ["+1.0  ", "-0.667", " 0.0  "]),
        (["+3", "+1e+12"], ["    +3", "+1e+12"]),
        (["+1.0", "missing", "nan"], ["   +1.0", "missing", "    nan"]),
        ([], []),
    ],
)
def test_numbers_are_aligned_at_their_points_and_words_at_the_end(texts, shown):
    assert aligned(texts, numeric=True) == shown


def test_lists_in_lists_are_a_section_each_and_the_first_difference_is_marked_once():
    right, theirs = [[0.5, 1.0], [-0.5]], [[0.5, 2.0], [0.5]]
    exhibit = replace(reports.EQUAL.exhibit, expected=right, got=theirs, part=(0, 1))
    result = replace(reports.EQUAL, exhibit=exhibit, counterexample=None)
    shown = [line.split() for line in lines(result, unit="trajectory, step")]
    assert ["trajectory", "0"] in [words[:2] for words in shown] and ["trajectory", "1"] in [w[:2] for w in shown]
    assert ["▶", "step", "1", "+1.0", "+2.0", "+1.0"] in shown
    assert ["✗", "step", "0", "-0.5", "+0.5", "+1.0"] in shown


def test_lists_in_lists_of_another_length_are_rows_of_the_outer_list():
    exhibit = replace(reports.EQUAL.exhibit, expected=[[0.5], [1.0]], got=[[0.5]], part=())
    shown = "\n".join(lines(replace(reports.EQUAL, exhibit=exhibit, counterexample=None), unit="trajectory, step"))
    assert "trajectory 1" in shown and "step" not in shown
