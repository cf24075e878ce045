"""`credit-tutor show`: one check in full, or its picture, of the learner's file or of any."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from toy_learner import RIGHT, SQUARES, Run

from tutor.cli import main
from tutor.workspace import Workspace

DRAWN = Path(__file__).parents[1] / "courses" / "drawn"
WRONG = (DRAWN / "wrong.py").read_text()


@pytest.fixture
def draw(run: Run, home: Path):
    """Run `show` on the course of pictures, for a file that gets everything wrong."""
    (home / "credits.py").write_text(WRONG)

    def draw(*arguments: str) -> Result:
        return run("--course", str(DRAWN), "show", "./credits.py", *arguments)

    return draw


def test_the_first_check_that_does_not_pass_is_shown(run: Run, mine: Path) -> None:
    mine.write_text(SQUARES)
    result = run("show", "double")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0] == "check 1 of 3, failed: Two numbers. entry 0 should be +2, yours is +1"
    assert lines[1:4] == ["call: double([1, 2])", "expected: [2, 4]", "yours: [1, 4]"]
    assert any(line.startswith("diagnosis: This is") for line in lines)


def test_of_a_file_that_passes_the_first_check_is_shown(run: Run, mine: Path, workspace: Workspace) -> None:
    mine.write_text(RIGHT)
    result = run("show")
    assert (result.exit_code, result.stdout.splitlines()[0]) == (0, "check 1 of 3, passed: Two numbers.")
    assert workspace.progress("double").state == "passed"


def test_a_check_can_be_named(run: Run, mine: Path) -> None:
    mine.write_text(SQUARES)
    result = run("show", "double", "--check", "any_numbers")
    assert result.stdout.startswith("check 2 of 3, failed: ")
    assert run("show", "double", "--check", "twice").stdout.startswith("check 3 of 3, skipped: ")


def test_a_name_that_no_check_has_is_2_and_names_those_there_are(run: Run, mine: Path) -> None:
    result = run("show", "double", "--check", "twcie")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "double has no check twcie. Its checks: two, any_numbers, twice." in result.stderr


def test_a_file_that_does_not_parse_says_what_check_says(run: Run, mine: Path) -> None:
    mine.write_text("def double(:\n")
    for arguments in ((), ("--picture",)):
        result = run("show", "double", *arguments)
        assert result.exit_code == 1 and result.stdout == run("check", "double").stdout


def test_a_file_that_is_not_there_is_2(run: Run) -> None:
    result = run("show", "./double.py")
    assert result.exit_code == 2 and "double.py" in result.stderr and result.stdout == ""


@pytest.mark.parametrize(
    ("check", "line"),
    [
        ("turns", "a, turn 2, open, the first difference: yours +0.25, reference +0.5, difference -0.25"),
        ("worth", "state garden: value yours missing, reference 0.0; 1 visit, alone"),
        ("within", "group s1 in P, step 3: return 0, advantage yours -0.625, reference -0.7, difference +0.075"),
    ],
)
def test_a_picture_without_a_terminal_is_in_words(draw, check: str, line: str) -> None:
    result = draw("--check", check, "--picture")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0].startswith("check ") and lines[1].startswith("call: ") and line in lines
    assert not set(result.stdout) & set("▶✗│█━")


def test_bars_are_in_words_too(run: Run, mine: Path) -> None:
    mine.write_text(SQUARES)
    lines = run("show", "double", "--picture").stdout.splitlines()
    assert lines[2:] == ["entry 0, the first difference: yours +1, reference +2, difference -1", "entry 1: both +4"]
    mine.write_text(RIGHT)
    assert run("show", "double", "--picture").stdout.splitlines()[-1] == "Yours and the reference agree."


def test_a_picture_of_a_law_names_the_call_that_it_is_of(draw, home: Path) -> None:
    (home / "credits.py").write_text(
        "def turn_credit(rewards, labels, gamma=0.5):\n"
        "    out = [[sum(gamma**k * r for k, r in enumerate(w[t:])) for t in range(len(w))] for w in rewards]\n"
        "    return [[9.0] * len(way) for way in out] if rewards[0][2] == 2 else out\n"
    )
    assert "Of turn_credit([[0, 0, 2, -2]" in draw("--check", "doubling", "--picture").stdout


def test_what_has_no_picture_says_why(draw, run: Run, mine: Path) -> None:
    said = draw("--check", "together", "--picture").stdout
    assert "Nothing to draw" in said and "turns has a picture: --check turns" in said
    mine.write_text(SQUARES)
    assert "There is no answer to draw" in run("show", "double", "--check", "twice", "--picture").stdout


def test_on_a_terminal_it_is_drawn_and_plain_is_not(draw, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.cli.session._is_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    drawn = draw("--check", "turns", "--picture").stdout
    assert drawn.splitlines()[0].endswith("failed  What is to come of each turn")
    assert "  reference   +0.125    +0.25    +0.5     -1.0" in drawn and "│━╸" in drawn
    listed = draw("--check", "turns").stdout
    assert "expected" in listed and "│━╸" not in listed
    assert draw("--check", "turns", "--picture", "--plain").stdout.startswith("check 1 of 6, failed")


def test_it_notes_what_check_notes(run: Run, mine: Path, workspace: Workspace) -> None:
    mine.write_text(SQUARES)
    run("show", "double")
    assert workspace.progress("double").attempts == 1 and workspace.last_exercise == "double"


def test_the_real_course_is_shown_in_bars(tmp_path: Path) -> None:
    mine = tmp_path / "turn_discounting.py"
    mine.write_text("def compute_turn_rewards(rewards, gamma=0.9):\n    return rewards\n")
    result = CliRunner().invoke(main, ["show", str(mine), "--picture"])
    assert result.exit_code == 1 and "turn 0, the first difference: yours" in result.stdout
