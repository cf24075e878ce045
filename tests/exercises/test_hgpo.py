"""The solution of hgpo against published numbers and the official code's, and every number that the lesson prints."""

import ast
import re
from collections import defaultdict
from typing import Any

import numpy as np
import pytest

from tutor.course import load_course

COURSE = load_course()
EXERCISE = COURSE.exercise("hgpo")
hgpo_advantages: Any = COURSE.solution(EXERCISE)["hgpo_advantages"]
gigpo_advantages: Any = COURSE.solution(COURSE.exercise("gigpo"))["gigpo_advantages"]

LESSON = {page.title: page.text for page in EXERCISE.lesson.pages}

RECIPE = (
    [[0.9, 1], [0, 0], [0.9, 1], [0.45, 0.5]],
    [["s0", "P"], ["s0", "P"], ["s1", "P"], ["s1", "P"]],
)
"""Returns and states on which verl-agent's recipe/hgpo/core_hgpo.py was run."""

CARTS = (
    [[9, 9], [6, 6], [6, 6], [0, 0]],
    [["search", "cart"], ["search", "cart"], ["ad", "cart"], ["ad", "cart"]],
)
MUGS = (
    [[5, 5, 5], [7, 7, 7], [6, 6, 6], [0, 0]],
    [["home", "results", "mug"], ["home", "results", "mug"], ["ad", "results", "mug"], ["link", "mug"]],
)


def flat(rows: list[list[Any]]) -> list[Any]:
    return [entry for row in rows for entry in row]


def at_the_end(answer: list[list[float]]) -> list[float]:
    """What the last step of every rollout gets."""
    return [row[-1] for row in answer]


def official(
    returns: list[list[float]],
    states: list[list[str]],
    history_length: int,
    alpha: float = 1.0,
    mode: str = "mean_norm",
) -> list[list[float]]:
    """The rule of `hgpo_advantage_estimate`: contexts of n = 1 to K + 1 states weigh (n + 1) ** alpha, zeros not."""
    groups = defaultdict(list)
    for i, visited in enumerate(states):
        for t in range(len(visited)):
            for size in range(1, min(history_length + 1, t + 1) + 1):
                groups[size, tuple(visited[t + 1 - size : t + 1])].append((i, t))
    said = defaultdict(list)
    for (size, _), steps in groups.items():
        values = np.array([returns[i][t] for i, t in steps])
        spread = values.std() + 1e-6 if mode == "mean_std_norm" else 1
        for step, advantage in zip(steps, (values - values.mean()) / spread, strict=True):
            if len(steps) > 1 and advantage != 0:
                said[step].append(((size + 1) ** alpha, advantage))
    return [
        [
            sum(w * a for w, a in said[i, t]) / sum(w for w, _ in said[i, t]) if said[i, t] else 0.0
            for t in range(len(row))
        ]
        for i, row in enumerate(returns)
    ]


def numbers(line: str) -> list[float]:
    """The numbers in a line of a lesson; a minus may be set as in print."""
    return [float(text) for text in re.findall(r"(?<![\w₀₁.])[-+]?\d+(?:\.\d+)?(?![\w:])", line.replace("−", "-"))]


def row(page: str, name: str, occurrence: int = 0) -> list[float]:
    """The numbers in the line of a lesson's page that begins with `name`."""
    lines = [line for line in LESSON[page].splitlines() if line.strip().startswith(name)]
    return numbers(lines[occurrence].replace(name, "", 1))


class TestPublishedNumbers:
    """He and others, arXiv 2602.22817, and the recipe, run on RECIPE with K = 1."""

    def test_the_formula_of_the_paper(self) -> None:
        """Equation 7, weights 1 : 2."""
        answer = hgpo_advantages(*RECIPE, history_length=1)
        assert at_the_end(answer) == pytest.approx([0.458333, -0.541667, 0.291667, -0.208333], abs=1e-6)
        assert [row[0] for row in answer] == pytest.approx([0.45, -0.45, 0.225, -0.225])

    def test_the_recipe_differs_by_its_weights(self) -> None:
        """The recipe's weights are 2 : 3; nothing is exactly 0 here."""
        assert flat(official(*RECIPE, 1)) == pytest.approx([0.45, 0.45, -0.45, -0.55, 0.225, 0.3, -0.225, -0.2])

    def test_equal_weights_agree_with_the_recipe(self) -> None:
        """alpha 0 at P: 0.4375, -0.5625, 0.3125, -0.1875."""
        answer = hgpo_advantages(*RECIPE, history_length=1, alpha=0)
        assert at_the_end(answer) == pytest.approx([0.4375, -0.5625, 0.3125, -0.1875])
        assert answer == [pytest.approx(row) for row in official(*RECIPE, 1, alpha=0)]

    def test_alpha_two(self) -> None:
        """The recipe at P: 0.461538, -0.538462, 0.288462, -0.211538 (4 : 9); ours has 1 : 4."""
        recipe = at_the_end(official(*RECIPE, 1, alpha=2))
        assert recipe == pytest.approx([0.461538, -0.538462, 0.288462, -0.211538], abs=1e-6)
        ours = at_the_end(hgpo_advantages(*RECIPE, history_length=1, alpha=2))
        assert ours == pytest.approx([0.475, -0.525, 0.275, -0.225])

    def test_without_history_it_is_the_step_part_of_gigpo(self) -> None:
        """K = 0 at P: 0.375, -0.625, 0.375, -0.125."""
        answer = hgpo_advantages(*RECIPE, history_length=0)
        assert at_the_end(answer) == pytest.approx([0.375, -0.625, 0.375, -0.125])
        assert answer == [pytest.approx(row) for row in gigpo_advantages([0] * 4, *RECIPE, gamma=0)]

    def test_mean_std_norm_of_the_recipe(self) -> None:
        """The recipe at P: 0.961811, -1.20302, 0.96181, -0.720602, with the population's standard deviation."""
        recipe = at_the_end(official(*RECIPE, 1, mode="mean_std_norm"))
        assert recipe == pytest.approx([0.961811, -1.20302, 0.96181, -0.720602], abs=2e-6)
        level_0 = np.array(at_the_end(hgpo_advantages(*RECIPE, history_length=0, mode="mean_std_norm")))
        both = np.array(at_the_end(hgpo_advantages(*RECIPE, history_length=1, mode="mean_std_norm")))
        level_1 = (3 * both - level_0) / 2
        assert (2 * level_0 + 3 * level_1) / 5 == pytest.approx(recipe, abs=1e-5)

    def test_a_zero_that_is_kept(self) -> None:
        """Level 0 says +0.5 and level 1 says 0: the recipe gives 0.5, with the zero kept 0.2; the paper 1/6."""
        returns, states = [[0, 1], [0, 1], [0, 0], [0, 0]], [["a", "s"], ["a", "s"], ["b", "s"], ["b", "s"]]
        assert at_the_end(official(returns, states, 1)) == [0.5, 0.5, -0.5, -0.5]
        assert 2 * 0.5 / (2 + 3) == 0.2
        assert at_the_end(hgpo_advantages(returns, states, history_length=1))[0] == pytest.approx(1 / 6)


class TestContract:
    def test_a_level_without_company_is_left_out(self) -> None:
        """K = 1, the deeper context is unique, level 0 says +0.5: that is the answer, and not 0.1667."""
        assert at_the_end(hgpo_advantages([[0, 1], [0, 0]], [["a", "s"], ["b", "s"]], history_length=1)) == [0.5, -0.5]

    def test_no_company_at_all_gives_zero(self) -> None:
        assert hgpo_advantages([[3, 5]], [["a", "b"]]) == [[0, 0]]

    def test_contexts_are_not_joined_as_text(self) -> None:
        """("ab", "c") and ("a", "bc") are two contexts."""
        states = [["ab", "c"], ["a", "bc"]]
        assert flat(hgpo_advantages([[0, 6], [0, 2]], states)) == [0, 0, 0, 0]

    def test_first_steps_have_no_deeper_levels(self) -> None:
        assert flat(hgpo_advantages([[4], [0], [1, 2]], [["a"], ["a"], ["b", "a"]])) == [2, -2, 0, 0]

    def test_a_rollout_is_its_own_company(self) -> None:
        assert hgpo_advantages([[0, 1, 2, 4]], [["a", "b", "a", "b"]], history_length=1)[0] == [-1, -1.5, 1, 1.5]

    def test_history_may_be_longer_than_any_rollout(self) -> None:
        assert hgpo_advantages(*MUGS, history_length=9) == hgpo_advantages(*MUGS, history_length=2)

    @pytest.mark.parametrize("mode", ["mean_norm", "mean_std_norm"])
    def test_equals_give_nothing(self, mode: str) -> None:
        assert flat(hgpo_advantages([[0.1]] * 3, [["a"]] * 3, mode=mode)) == pytest.approx([0, 0, 0])

    def test_company_ends_once_and_for_all(self) -> None:
        """Groups of level k + 1 lie within those of level k: what is alone at one level is alone at the next."""
        deeper = [hgpo_advantages(*CARTS, history_length=k) for k in (1, 2, 3)]
        assert deeper[0] == deeper[1] == deeper[2]

    def test_the_input_stays_as_it_was(self) -> None:
        returns = [[0, 1], [0, 0]]
        hgpo_advantages(returns, [["a", "b"], ["a", "b"]])
        assert returns == [[0, 1], [0, 0]]


class TestLesson:
    def test_the_pile_of_gigpo(self) -> None:
        assert row("The question", "advantage") == at_the_end(hgpo_advantages(*CARTS, history_length=0))

    def test_by_hand(self) -> None:
        page = "By hand"
        answer = at_the_end(hgpo_advantages(*CARTS, history_length=1))
        level_0 = np.array(at_the_end(hgpo_advantages(*CARTS, history_length=0)))
        assert row(page, "A₀") == level_0.tolist()
        assert row(page, "A₁") == ((3 * np.array(answer) - level_0) / 2).tolist()
        assert [
            numbers(line.partition("=")[2])[0] for line in re.findall(r"^rollout \d .*=.*$", LESSON[page], re.M)
        ] == answer
        for line in re.findall(r"\(.*\) / 3  =.*$", LESSON[page], re.MULTILINE):
            formula, _, result = line.replace("·", "*").partition("=")
            assert eval(formula) == float(result)

    @pytest.mark.parametrize("alpha", [0, 1, 2])
    def test_shares_of_the_levels(self, alpha: int) -> None:
        weights = np.array([1, 2, 3]) ** alpha
        shown = row("Why not the deepest level alone?", f"α = {alpha}")
        assert shown == [float(f"{share:.3f}") for share in weights / weights.sum()]

    def test_levels_without_company(self) -> None:
        page = "Levels without company"
        assert row(page, "A  ") == at_the_end(hgpo_advantages(*MUGS))
        level_0 = at_the_end(hgpo_advantages(*MUGS, history_length=0))
        assert [row(page, f"{i}  ", -1)[0] for i in range(4)] == level_0
        assert row(page, "mean") == [4.5, 6, 6]

    def test_three_kinds_of_nothing(self) -> None:
        page = "What goes wrong: three kinds of nothing"
        assert row(page, "right") == at_the_end(hgpo_advantages(*MUGS))[2:]
        assert row(page, "the 0 left out as well") == [1.5, -4.5]
        assert row(page, "lone levels count as 0") == [(1.5 + 2 * 0) / 6, -4.5 / 6]
        assert row(page, "lone levels keep returns") == [(1.5 + 2 * 0 + 3 * 6) / 6, (-4.5 + 2 * 0) / 3]

    def test_a_slice_before_the_start(self) -> None:
        states, t, k = ["home", "results", "mug"], 0, 1
        assert states[t - k : t + 1] == []
        assert f">>> states = {states}".replace("'", '"') in LESSON["What goes wrong: what is a context?"]

    def test_examples_of_the_task(self) -> None:
        calls = re.findall(
            r"^(hgpo_\w+\(\s*\[.*?\))\n\n +(\[.*?\])\n(?=\n|`)", LESSON["Your task: examples"], re.M | re.S
        )
        assert len(calls) == 2
        for call, answer in calls:
            assert flat(eval(call, {"hgpo_advantages": hgpo_advantages})) == pytest.approx(
                flat(ast.literal_eval(answer))
            )

    def test_two_three_four(self) -> None:
        page = "In the wild: two, three, four"
        assert row(page, "return") == at_the_end(RECIPE[0])
        level_0 = np.array(at_the_end(hgpo_advantages(*RECIPE, history_length=0)))
        ours = np.array(at_the_end(hgpo_advantages(*RECIPE, history_length=1)))
        assert row(page, "level 0") == pytest.approx(level_0.tolist())
        assert row(page, "level 1") == pytest.approx(((3 * ours - level_0) / 2).tolist())
        assert row(page, "ours  1:2") == [round(number, 4) for number in ours]
        assert row(page, "code  2:3") == pytest.approx(at_the_end(official(*RECIPE, 1)))

    def test_a_zero_that_vanishes(self) -> None:
        page = "In the wild: a zero that vanishes"
        assert row(page, "the official code  ") == [0.5]
        assert row(page, "its weights, zero kept") == [0.2]
        assert row(page, "our weights, zero kept") == [round(1 / 6, 4)]

    def test_the_deadline_of_the_task_is_that_of_the_checks(self) -> None:
        assert f"A call has {EXERCISE.facts.call_deadline:g} seconds" in LESSON["Your task: examples"]
