"""The solution of discrimination against published numbers, and the lesson's numbers against the solution."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tutor.course import load_course

COURSE = load_course(Path(__file__).parents[2])
EXERCISE = COURSE.exercise("discrimination")
discrimination: Any = COURSE.solution(EXERCISE)["discrimination"]
LESSON = {page.title: page.text for page in EXERCISE.lesson.pages}

CREDIT = [0.3, 0.3, 0.3, -0.5]
LABELS = [1, 0, 1, 0]


def numbers(text: str) -> list[float]:
    return [float(found) for found in re.findall(r"(?<![\w.])[-+]?\d+(?:\.\d+)?", text.replace("−", "-"))]


def row(page: str, name: str) -> list[float]:
    """The numbers in the line of a page that begins with `name`."""
    line = next(line for line in LESSON[page].splitlines() if line.startswith(name))
    return numbers(line.removeprefix(name))


def auroc(right: Sequence[float], wrong: Sequence[float]) -> float:
    credits, labels = [*right, *wrong], [1] * len(right) + [0] * len(wrong)
    return discrimination(credits, labels)[1]  # type: ignore[no-any-return]


def test_ratings_of_109_images() -> None:
    """Hanley and McNeil, Radiology 143 (1982) 29: CT images of 51 ill and 58 healthy people, rated 1 to 5; 0.893."""
    healthy = [rating for rating, count in zip(range(1, 6), (33, 6, 6, 11, 2), strict=True) for _ in range(count)]
    ill = [rating for rating, count in zip(range(1, 6), (3, 2, 2, 11, 33), strict=True) for _ in range(count)]
    assert (len(ill), len(healthy)) == (51, 58)
    assert round(auroc(ill, healthy), 3) == 0.893


def test_first_example_of_scikit_learn() -> None:
    """scikit-learn 1.9, the documentation of roc_auc_score: scores .1 .4 .35 .8, labels 0 0 1 1."""
    assert discrimination([0.1, 0.4, 0.35, 0.8], [0, 0, 1, 1]) == pytest.approx((0.325, 0.75))


def test_ages_of_the_documentation_of_scipy() -> None:
    """SciPy 1.17, the documentation of mannwhitneyu: U = 17 for these males and females, 20 pairs."""
    assert auroc([19, 22, 16, 29, 24], [20, 11, 17, 12]) == 17 / 20


@pytest.mark.parametrize(
    ("credits", "labels", "published"),
    [([0.1, 0.5, 0.7, 0.8], [1, 0, 1, 1], 0.6667), ([1, 1, 1, 0], [1, 0, 1, 0], 0.75)],
)
def test_examples_of_torcheval(credits: list[float], labels: list[int], published: float) -> None:
    """torcheval 0.0.7, the docstring of binary_auroc; the second has ties."""
    assert discrimination(credits, labels)[1] == pytest.approx(published, abs=5e-5)


def test_returns_and_scores_of_the_episode_with_a_wrong_pi() -> None:
    """Scores 0.3 for a tool that ran and -0.5 for a wrong answer, as they are and summed from behind at gamma 0.95.

    Step 1 is wrong and has +0.134, step 2 is right and has -0.175: one of the four pairs is lost.
    """
    returns: list[float] = []
    for score in reversed(CREDIT):
        returns.insert(0, score + 0.95 * (returns[0] if returns else 0))
    assert returns == pytest.approx([0.427, 0.134, -0.175, -0.5], abs=5e-4)
    assert discrimination(returns, LABELS) == pytest.approx((0.30915625, 0.75))
    assert discrimination(CREDIT, LABELS) == pytest.approx((0.4, 0.75))


@pytest.mark.parametrize(("credits", "labels"), [([], []), ([1], [1]), ([0.5, 1], [0, 0]), ([2, 2], [True, True])])
def test_nothing_to_compare(credits: list[float], labels: list[int]) -> None:
    assert discrimination(credits, labels) == (None, None)


def test_lesson_the_episode() -> None:
    credits = [numbers(line)[-2:] for line in LESSON["The question"].splitlines() if re.match(r"\d  ", line)]
    labels = [int(" right" in line) for line in LESSON["The question"].splitlines() if re.match(r"\d  ", line)]
    assert ([a for a, _ in credits], labels) == (CREDIT, LABELS)
    assert [b for _, b in credits] == [-1] * 4
    assert 2 * 3 * 6371 == 38_226


def test_lesson_by_hand() -> None:
    gap, share = discrimination(CREDIT, LABELS)
    assert row("By hand", "mean of right")[-1] == 0.3
    assert row("By hand", "mean of wrong")[-1] == -0.1
    assert row("By hand", "gap")[-1] == pytest.approx(gap)
    assert row("By hand", "AUROC")[-1] == share == 0.75
    assert discrimination([-1] * 4, LABELS) == (0, 0.5)


def test_lesson_another_unit() -> None:
    page = "What goes wrong: another unit"
    for name in ("A  ", "ten times A"):
        *credits, gap, share = row(page, name)
        assert discrimination(credits, LABELS) == pytest.approx((gap, share))
    assert "0.856" in LESSON[page] and "0.045" in LESSON[page] and "19 times" in LESSON[page]
    assert round(0.856 / 0.045) == 19


def hundred_episodes(solved: int) -> tuple[list[int], list[int]]:
    """The outcome credit and the labels of 100 episodes of five steps, of which some are solved."""
    credits = [1] * 5 * solved + [0] * 5 * (100 - solved)
    return credits, [1] * 5 * solved + [1, 1, 0, 0, 0] * (100 - solved)


def test_lesson_almost_nothing_below_the_line() -> None:
    page = LESSON["What goes wrong: almost nothing below the line"]
    rows = [numbers(line) for line in page.splitlines() if re.match(r" +\d+ +0\.", line)]
    assert len(rows) == 7
    for solved, gap, share, ratio in rows:
        credits, labels = hundred_episodes(int(solved))
        measured = discrimination(credits, labels)
        assert measured == pytest.approx((gap, share), abs=5e-4)
        judged = discrimination([1 if label else -1 for label in labels], labels)
        assert judged == (2, 1)
        assert judged[0] / measured[0] == pytest.approx(ratio, abs=0.05)
    assert rows[1][0] == 4 and rows[2][0] == 5 and rows[2][-1] < 19 < rows[1][-1]  # "Between 4 and 5 [...] it is 19"


@pytest.mark.parametrize("name", ["C", "D"])
def test_lesson_one_step_moves_a_mean(name: str) -> None:
    *credits, gap, share = row("What goes wrong: one step moves a mean", f"{name}  ")
    assert discrimination(credits, [1, 1, 1, 0, 0]) == pytest.approx((gap, share), abs=5e-4)


@pytest.mark.parametrize("who", ["looked at", "the tool ran"])
def test_lesson_who_wrote_the_labels(who: str) -> None:
    page = "What goes wrong: who wrote the labels?"
    labels = row(page, f"label: {who}")
    assert row(page, "credit A") == CREDIT
    assert discrimination(CREDIT, labels) == pytest.approx(row(page, who))
    assert labels == (LABELS if who == "looked at" else [1, 1, 1, 0])


@pytest.mark.parametrize("when", ["today", "later"])
def test_lesson_the_number_is_about_these_steps(when: str) -> None:
    page = "What goes wrong: the number is about these steps"
    right, failed, useless = map(int, row(page, when))
    credits = [0.3] * right + [-0.3] * failed + [0.3] * useless
    measured = discrimination(credits, [1] * right + [0] * (failed + useless))
    shown = re.findall(r"gap (\S+) +AUROC (\S+)", LESSON[page])[0 if when == "today" else 1]
    assert measured == pytest.approx(tuple(map(float, shown)), abs=5e-4)


def test_lesson_inputs_of_the_task() -> None:
    lines = LESSON["Your task"].splitlines()
    shown = [(line, lines[at + 1].strip()) for at, line in enumerate(lines) if re.fullmatch(r"\[.*\], \[.*\]", line)]
    assert len(shown) == 3
    for arguments, answer in shown:
        assert str(discrimination(*eval(arguments))) == answer


def test_lesson_a_tie_made_by_a_sigmoid() -> None:
    """torchmetrics 1.9.0, run: 0.5 for these, because 1 / (1 + exp(-30)) is 1 in 32 bits; torcheval says 1.0."""
    page = "In the wild: one kind only"
    *credits, right, wrong = row(page, "credits  ")
    assert (credits, right, wrong) == ([40, 30], 1, 0)
    assert discrimination(credits, [1, 0])[1] == row(page, "torcheval      AUROC")[0] == 1
    assert discrimination([1, 1], [1, 0])[1] == row(page, "torchmetrics   AUROC")[0] == 0.5
