"""Bars from a zero line."""

import pytest

from tutor.views.bars import AXIS, signed_bars

NAN, INF = float("nan"), float("inf")


def bars(values, width=60, thin=()):
    return [line.plain for line in signed_bars(values, [f"step {i}" for i in range(len(values))], width, thin)]


def sides(line):
    """The cells left and right of the axis."""
    head, _, right = line.partition(AXIS)
    return head.split()[-1] if head.endswith(("█", "▐", "━", "╺")) else "", right.strip()


def test_more_than_zero_goes_right_and_less_goes_left():
    up, down, zero = map(sides, bars([1.0, -1.0, 0.0]))
    assert up[0] == "" and set(up[1]) == {"█"}
    assert down[1] == "" and set(down[0]) == {"█"}
    assert zero == ("", "")


def test_the_zero_line_is_one_column():
    assert len({line.index(AXIS) for line in bars([0.5, -123.25, 0, NAN, INF, None, 1e-17])}) == 1


def test_length_is_proportional_to_half_a_cell():
    (_, whole), (_, half), (_, quarter) = map(sides, bars([4.0, 2.0, 1.0]))
    cells = [len(bar) - 0.5 * bar.endswith("▌") for bar in (whole, half, quarter)]
    assert cells[1] == pytest.approx(cells[0] / 2, abs=0.5)
    assert cells[2] == pytest.approx(cells[0] / 4, abs=0.5)


def test_both_sides_share_one_scale():
    up, down = map(sides, bars([1.0, -0.5]))
    assert len(down[0]) == pytest.approx(len(up[1]) / 2, abs=1)


def test_the_smallest_number_that_counts_is_seen():
    assert sides(bars([1000.0, 0.001])[1])[1] == "▌"
    assert sides(bars([-1000.0, -0.001])[1])[0] == "▐"


def test_rounding_is_not_drawn_as_credit():
    assert all(sides(line) == ("", "") for line in bars([1.2e-17, -1.2e-17]))


def test_what_is_no_number_has_its_text_and_no_bar():
    for line, text in zip(bars([NAN, None, "three", True]), ["nan", "None", "'three'", "True"], strict=True):
        assert text in line
    assert sides(bars([NAN, 1.0])[0]) == ("", "")


def test_infinity_fills_its_side_and_does_not_flatten_the_others():
    infinite, one, minus = bars([INF, 1.0, -INF])
    assert len(sides(infinite)[1]) == len(sides(one)[1])
    assert "+inf" in infinite and "-inf" in minus


def test_an_int_beyond_floats_is_drawn_like_infinity():
    more, less = bars([10**400, -(10**400)])
    assert sides(more)[1] and sides(less)[0]
    assert not sides(more)[0] and not sides(less)[1]


def test_sign_and_number_stand_beside_every_bar():
    for line, number in zip(bars([0.935, -2.0, 0.0]), ["+0.935", "-2.0", " 0.0"], strict=True):
        assert number in line


def test_thin_bars_differ_from_thick_ones_in_shape():
    thick, thin = bars([1.0, 1.0], thin={1})
    assert set(sides(thick)[1]) <= {"█", "▌"}
    assert set(sides(thin)[1]) <= {"━", "╸"}


@pytest.mark.parametrize("width", range(24, 200, 9))
def test_no_line_is_wider_than_asked(width):
    assert all(len(line) <= width for line in bars([1.0, -123.456, 1e12, NAN], width))


def test_without_room_for_bars_the_numbers_stand_alone():
    assert bars([1.0, -1.0], width=18) == ["step 0  +1.0", "step 1  -1.0"]


def test_nothing_gives_nothing():
    assert signed_bars([], [], 60) == []
