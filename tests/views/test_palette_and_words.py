"""The colours can be read, and nothing is said by colour alone."""

import re
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from rich.cells import cell_len
from rich.style import Style

from tutor import views
from tutor.checking.report import Outcome
from tutor.views import words
from tutor.views.palette import ANY_BACKGROUND, DARK, LIGHT
from tutor.views.theme import rich_theme

READABLE = 4.5
CARRY_TEXT = ["text", "muted", "accent", "positive", "negative", "zero"]
GROUNDS = ["background", "surface", "raised"]


def luminance(colour: str) -> float:
    """Relative luminance of #rrggbb, WCAG 2.2."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, WCAG 2.2: 1 for the same colour, 21 for black and white."""
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


def test_the_contrast_formula_on_its_known_values():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize(("name", "ground"), list(product(CARRY_TEXT, GROUNDS)))
def test_text_can_be_read_on_every_ground(palette, name, ground):
    assert contrast(palette[name], palette[ground]) >= READABLE


@pytest.mark.parametrize("ground", ["#000000", "#ffffff"])
@pytest.mark.parametrize("name", [name for name in CARRY_TEXT if name != "text"])
def test_on_the_command_line_colours_can_be_read_on_black_and_on_white(name, ground):
    assert contrast(ANY_BACKGROUND[name], ground) >= READABLE


def test_positive_is_blue_and_negative_is_orange():
    for palette in (DARK, LIGHT, ANY_BACKGROUND):
        red, green, blue = (int(palette["positive"][at : at + 2], 16) for at in (1, 3, 5))
        assert blue > green > red
        red, green, blue = (int(palette["negative"][at : at + 2], 16) for at in (1, 3, 5))
        assert red > green > blue


def test_every_outcome_has_a_sign_of_one_column_of_its_own():
    signs = [words.SIGNS[outcome] for outcome in get_args(Outcome)]
    assert all(cell_len(sign) == 1 for sign in signs)
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize("palette", [DARK, LIGHT, ANY_BACKGROUND])
def test_the_theme_knows_every_style_that_a_view_names(palette):
    styles = rich_theme(palette).styles
    named = {value for value in vars(words).values() if isinstance(value, str) and value.startswith("credit.")}
    assert named | {words.outcome_style(outcome) for outcome in get_args(Outcome)} <= styles.keys()


def test_no_style_sets_a_background_so_that_every_terminal_keeps_its_own():
    ours = {name: style for name, style in rich_theme(DARK).styles.items() if name.startswith("credit.")}
    assert all(isinstance(style, Style) and style.bgcolor is None for style in ours.values())
    assert rich_theme(DARK).styles["markdown.code"].bgcolor is None


def test_style_names_and_colours_are_written_in_one_place_only():
    allowed = {"words.py", "palette.py"}
    for path in Path(views.__file__).parent.glob("*.py"):
        if path.name not in allowed:
            assert not re.search(r"\"credit\.|#[0-9a-f]{6}\b", path.read_text(encoding="utf-8")), path.name
