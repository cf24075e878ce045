"""The solution of gigpo against published numbers and the official code's, and every number that the lesson prints."""

import re
from difflib import SequenceMatcher
from math import sqrt
from typing import Any

import numpy as np
import pytest

from tutor.course import load_course

COURSE = load_course()
EXERCISE = COURSE.exercise("gigpo")
SOLUTION: dict[str, Any] = COURSE.solution(EXERCISE)
step_returns = SOLUTION["step_returns"]
gigpo_advantages = SOLUTION["gigpo_advantages"]

LESSON = {page.title: page.text for page in EXERCISE.lesson.pages}

WINNER, LOSER = [0, 0, 10], [0, 0, 0]
AREAL = ([10, 0], [WINNER, LOSER], [["100", "200", "300"], ["100", "400", "500"]])
"""Two rollouts of three steps that share their first state: AReaL, examples/skillrl/test_gigpo_advantage.py."""

MUGS = (
    [8, 4, 0],
    [[0, 8], [0, 0, 0, 4], [0, 0]],
    [["results", "mug"], ["results", "jug", "results", "mug"], ["results", "page 2"]],
)


def flat(rows: list[list[Any]]) -> list[Any]:
    return [entry for row in rows for entry in row]


def alone(*lengths: int) -> list[list[str]]:
    """States that nobody else saw, for rollouts of these lengths."""
    return [[f"{rollout}.{step}" for step in range(length)] for rollout, length in enumerate(lengths)]


def step_part(rewards: list[list[float]], states: list[list[str]], gamma: float, mode: str = "mean_norm") -> Any:
    """The second part by itself: the rollouts' rewards are all equal."""
    return gigpo_advantages([0] * len(rewards), rewards, states, gamma=gamma, mode=mode)


def episode_part(rewards: list[float], lengths: list[int], mode: str = "mean_norm") -> Any:
    """The first part by itself: nobody meets anybody."""
    return gigpo_advantages(rewards, [[0] * length for length in lengths], alone(*lengths), mode=mode)


def row_weighted(rewards: list[float], lengths: list[int], mode: str) -> np.ndarray:
    """The episode's part of the official code, `episode_norm_reward` with its default: one vote for each step."""
    rows = np.repeat(np.array(rewards, dtype=float), lengths)
    spread = rows.std(ddof=1) + 1e-6 if mode == "mean_std_norm" else 1
    return (rewards - rows.mean()) / spread


def numbers(line: str) -> list[float]:
    """The numbers in a line of a lesson; a minus may be set as in print."""
    return [float(text) for text in re.findall(r"(?<![\w₀-₉.])[-+]?\d+(?:\.\d+)?(?![\w])", line.replace("−", "-"))]


def row(page: str, name: str, occurrence: int = 0) -> list[float]:
    """The numbers in the line of a lesson's page that begins with `name`."""
    lines = [line for line in LESSON[page].splitlines() if line.strip().startswith(name)]
    return numbers(lines[occurrence].replace(name, "", 1))


class TestPublishedNumbers:
    def test_step_returns_of_areal(self) -> None:
        """AReaL, test_step_returns_discounted_to_go (GiGPO, equation 5), gamma 0.95."""
        assert step_returns(WINNER, 0.95) == pytest.approx([9.025, 9.5, 10])
        assert step_returns(LOSER, 0.95) == [0, 0, 0]

    def test_mean_norm_is_that_of_the_official_code(self) -> None:
        """verl-agent, gigpo/core_gigpo.py, run: episodes +-5, the shared state +-4.5125, joint as below."""
        rewards, steps, states = AREAL
        assert flat(episode_part(rewards, [3, 3])) == [5, 5, 5, -5, -5, -5]
        assert flat(step_part(steps, states, 0.95)) == pytest.approx([4.5125, 0, 0, -4.5125, 0, 0])
        assert flat(gigpo_advantages(*AREAL)) == pytest.approx([9.5125, 5, 5, -9.5125, -5, -5])

    def test_mean_std_norm_differs_by_the_standard_deviation_alone(self) -> None:
        """The same in mean_std_norm: episodes +-0.912871 (six rows), steps +-0.707107 (two), joint 1.619977.

        The official code divides by the sample standard deviation, we by the population's: a factor for each group.
        """
        rewards, steps, states = AREAL
        episodes = np.array(flat(episode_part(rewards, [3, 3], "mean_std_norm"))) * sqrt(5 / 6)
        at_states = np.array(flat(step_part(steps, states, 0.95, "mean_std_norm"))) * sqrt(1 / 2)
        assert episodes[[0, 3]] == pytest.approx([0.912871, -0.912871], abs=1e-6)
        assert at_states[[0, 3]] == pytest.approx([0.707107, -0.707107], abs=1e-6)
        assert (episodes + at_states)[:3] == pytest.approx([1.619977, 0.912871, 0.912871], abs=1e-6)

    def test_states_that_are_all_different_leave_grpo(self) -> None:
        """AReaL, test_degradation_to_grpo: no anchor repeats."""
        rewards, steps, _ = AREAL
        assert gigpo_advantages(rewards, steps, alone(3, 3)) == episode_part(rewards, [3, 3])

    def test_padding_with_states_of_its_own_meets_nobody(self) -> None:
        """AReaL, test_padding_rows_zero_step_advantage: a win at once, then two padded rows."""
        answer = step_part([[10, 0, 0], [0, 0, 0]], [["100", "-11", "-12"], ["700", "800", "900"]], 0.95)
        assert flat(answer) == [0] * 6

    def test_a_win_and_a_loss_from_one_state(self) -> None:
        """A second suite of GiGPO tests: rewards 1 and 0 and a shared first state give +-1.0 together."""
        assert gigpo_advantages([1, 0], [[1], [0]], [["s"], ["s"]]) == [[1.0], [-1.0]]

    def test_one_vote_for_each_rollout(self) -> None:
        """verl-agent, run: a win in 1 step and a loss in 3 give +0.75 and -0.25 by rows, +0.5 and -0.5 by rollouts."""
        assert row_weighted([1, 0], [1, 3], "mean_norm") == pytest.approx([0.75, -0.25])
        assert flat(episode_part([1, 0], [1, 3])) == [0.5, -0.5, -0.5, -0.5]

    def test_speed_is_rewarded_where_all_succeed(self) -> None:
        """verl-agent, run: successes in 1 and 2 steps from one state, gamma 0.9: +0.05 and -0.05, episodes 0."""
        answer = gigpo_advantages([1, 1], [[1], [0, 1]], [["s"], ["s", "t"]], gamma=0.9)
        assert flat(answer) == pytest.approx([0.05, -0.05, 0])

    def test_equal_states_group_at_different_steps(self) -> None:
        """The same state at steps 0 and 2 of two wins, gamma 0.9: returns 0.81 and 1, so -0.095 and +0.095."""
        answer = step_part([[0, 0, 1], [0, 0, 1]], [["s", "a", "b"], ["c", "d", "s"]], 0.9)
        assert flat(answer) == pytest.approx([-0.095, 0, 0, 0, 0, 0.095])

    def test_a_state_that_is_visited_twice_counts_twice(self) -> None:
        """verl-agent, run: s, s in the winner, s in the loser, gamma 0.9: +0.24, +0.33 and -0.57."""
        answer = step_part([[0, 0, 1], [0]], [["s", "s", "t"], ["s"]], 0.9)
        assert flat(answer) == pytest.approx([0.24, 0.33, 0, -0.57])

    def test_a_table_of_returns_that_tutorials_show(self) -> None:
        """Returns 1, 0.73 and 0 before one page of WebShop, and episode rewards 1, 1, 0, in all three conventions."""
        steps, states = [[1], [0.73], [0]], [["page"]] * 3
        centred = flat(step_part(steps, states, 0.95))
        population = np.array(flat(step_part(steps, states, 0.95, "mean_std_norm")))
        assert centred == pytest.approx([0.423333, 0.153333, -0.576667], abs=1e-6)
        assert population == pytest.approx([1.002208, 0.363005, -1.365213], abs=1e-6)
        assert population * sqrt(2 / 3) == pytest.approx([0.818298, 0.296391, -1.114689], abs=3e-6)
        joint = gigpo_advantages([1, 1, 0], steps, states)
        assert flat(joint) == pytest.approx([0.756667, 0.486667, -1.243333], abs=1e-6)

    def test_a_lone_state_gets_nothing_of_its_return(self) -> None:
        assert flat(step_part([[5], [0]], [["rare"], ["other"]], 0.95)) == [0, 0]


class TestReturns:
    """Equation 5, and what is usually written instead."""

    def test_distance_counts_and_not_the_place(self) -> None:
        assert step_returns([0, 1], 0.5) == [0.5, 1]

    def test_what_is_to_come_counts_and_not_what_was(self) -> None:
        assert step_returns([0, 1], 1) == [1, 1]

    def test_edges(self) -> None:
        assert step_returns([], 0.95) == []
        assert step_returns([-2.5], 0.95) == [-2.5]
        assert step_returns([3, -1, 2], 0) == [3, -1, 2]


class TestContract:
    @pytest.mark.parametrize("mode", ["mean_norm", "mean_std_norm"])
    def test_a_rollout_alone_at_states_of_its_own_gets_nothing(self, mode: str) -> None:
        assert gigpo_advantages([5], [[0, 5]], [["a", "b"]], mode=mode) == [[0, 0]]

    def test_two_visits_of_one_rollout_are_compared(self) -> None:
        assert gigpo_advantages([4], [[0, 4]], [["a", "a"]], gamma=0.5) == [[-1, 1]]

    @pytest.mark.parametrize("mode", ["mean_norm", "mean_std_norm"])
    def test_equals_give_nothing(self, mode: str) -> None:
        answer = gigpo_advantages([0.1] * 3, [[0.1]] * 3, [["a"]] * 3, mode=mode)
        assert flat(answer) == pytest.approx([0, 0, 0])

    def test_the_reward_of_an_episode_is_not_made_of_its_steps(self) -> None:
        assert gigpo_advantages([1, 0], [[0], [0]], [["a"], ["b"]]) == [[0.5], [-0.5]]

    def test_weight_zero_is_grpo(self) -> None:
        assert gigpo_advantages(*MUGS, step_weight=0) == episode_part([8, 4, 0], [2, 4, 2])

    def test_states_are_equal_to_the_letter(self) -> None:
        assert flat(step_part([[4], [0]], [["Page"], ["page"]], 0.5)) == [0, 0]

    def test_the_input_stays_as_it_was(self) -> None:
        steps = [[0, 1], [0, 0]]
        gigpo_advantages([1, 0], steps, [["a", "b"], ["a", "b"]])
        assert steps == [[0, 1], [0, 0]]


class TestLesson:
    def test_returns_by_hand(self) -> None:
        page = "By hand: the returns"
        assert [row(page, "return", n) for n in range(3)] == [step_returns(rewards, 0.5) for rewards in MUGS[1]]
        piles = LESSON[page].rpartition("```\n")[0].rpartition("```\n")[2]
        assert {line[:10].strip(): numbers(line[10:]) for line in piles.splitlines()} == returns_by_state()

    def test_advantages_by_hand(self) -> None:
        page = "By hand: the advantages"
        for state, returns in returns_by_state().items():
            assert row(page, state) == [value - sum(returns) / len(returns) for value in returns]
        parts = zip(
            flat(gigpo_advantages(*MUGS, gamma=0.5, step_weight=0)),
            flat(step_part(*MUGS[1:], 0.5)),
            flat(gigpo_advantages(*MUGS, gamma=0.5)),
            strict=True,
        )
        rows = re.findall(r"^   \S.*?((?:  +[-+]?[\d.]+){3})$", LESSON[page], re.MULTILINE)
        assert [tuple(numbers(line)) for line in rows] == list(parts)

    def test_whole_rewards_say_nothing_new(self) -> None:
        page = "What goes wrong: the whole reward"
        on_results = [step for row, states in zip(step_part(*MUGS[1:], 0.5), MUGS[2], strict=True)
                      for step, state in zip(row, states, strict=True) if state == "results"]  # fmt: skip
        names = [("click mug", 0), ("click jug", 0), ("click mug", 1), ("next page", 0)]
        assert [row(page, *name) for name in names] == [[a, b] for a, b in zip(on_results, [4, 0, 0, -4], strict=True)]
        assert row(page, "return at S") == pytest.approx([step_returns([0, 0, 1], 0.9)[0], 1])
        assert row(page, "compared") == pytest.approx([-0.095, 0.095])

    def test_who_is_in_the_group(self) -> None:
        page = "What goes wrong: who is in the group?"
        assert row(page, "visits of S") == pytest.approx([*step_returns([0, 0, 1], 0.9)[:2], 0])
        assert row(page, "all three") == pytest.approx([0.24, 0.33, -0.57])
        assert row(page, "last of each") == [0.45, -0.45]

    def test_all_of_them_won(self) -> None:
        answer = gigpo_advantages([1, 1], [[1], [0, 1]], [["s"], ["s", "t"]], gamma=0.9)
        assert row("All of them won", "one step") == pytest.approx([1, 0, answer[0][0]])
        assert row("All of them won", "two steps") == pytest.approx([0.9, 0, answer[1][0]])

    @pytest.mark.parametrize("mode", ["mean_norm", "mean_std_norm"])
    def test_two_modes(self, mode: str) -> None:
        answer = flat(step_part([[1], [0.73], [0]], [["page"]] * 3, 0.95, mode))
        assert row("Two modes", mode, 1) == [round(number, 4) for number in answer]
        assert f"{np.mean([1, 0.73, 0]):.4f}" in LESSON["Two modes"]
        assert f"{np.std([1, 0.73, 0]):.4f}" in LESSON["Two modes"]

    @pytest.mark.parametrize("page", ["Your task", "Your task: an example"])
    def test_examples_of_the_task(self, page: str) -> None:
        calls = re.findall(r"^(\w+\(\s*\[.*?\))\n+ +(\[.*?\])\n(?=\S)", LESSON[page], re.MULTILINE | re.DOTALL)
        assert len(calls) == (2 if page == "Your task" else 1)
        for call, answer in calls:
            assert flat_or_not(eval(call, dict(SOLUTION))) == pytest.approx(flat_or_not(eval(answer)))

    def test_one_vote_for_each_step(self) -> None:
        page = "In the wild: one vote for each step"
        assert row(page, "one vote a rollout") == [0.5, -0.5]
        assert row(page, "one vote a step") == row_weighted([1, 0], [1, 3], "mean_norm").tolist()
        ours = [gigpo_advantages(*AREAL, mode=mode)[0] for mode in ("mean_norm", "mean_std_norm")]
        assert [row(page, "mean_norm"), row(page, "mean_std_norm", -1)] == [pytest.approx(answer) for answer in ours]
        assert row(page, "official code", 0) == pytest.approx(ours[0])
        episode = row_weighted([10, 0], [3, 3], "mean_std_norm")[0]
        at_state = np.array([9.025, 0])
        step = (at_state - at_state.mean())[0] / (at_state.std(ddof=1) + 1e-6)
        assert row(page, "official code", 1) == [round(x, 4) for x in (episode + step, episode, episode)]

    def test_groups_of_similar_states_depend_on_their_order(self) -> None:
        """verl-agent, run: greedy first fit at 0.9 gives {0, 1}, {2} in one order and a single group in another."""
        lines = re.findall(
            r"^((?:abc\w+ +){3}) ([\d and]+)$", LESSON["In the wild: nearly the same state"], re.MULTILINE
        )
        assert [(greedy_group_sizes(texts.split(), 0.9), sizes) for texts, sizes in lines] == [
            ([2, 1], "2 and 1"),
            ([3], "3"),
        ]

    def test_two_texts_that_a_port_takes_for_one(self) -> None:
        """The ratio of "hello world" and "hello world!" that a GiGPO test relies on."""
        assert SequenceMatcher(None, "hello world", "hello world!").ratio() == pytest.approx(0.957, abs=5e-4)

    def test_the_deadline_of_the_task_is_that_of_the_checks(self) -> None:
        assert f"A call has {EXERCISE.facts.call_deadline:g} seconds" in LESSON["Your task: an example"]


def flat_or_not(answer: list[Any]) -> list[float]:
    return flat(answer) if isinstance(answer[0], list) else answer


def returns_by_state() -> dict[str, list[float]]:
    """The returns of the lesson's rollouts at gamma 0.5, on one pile for each state."""
    piles: dict[str, list[float]] = {state: [] for state in flat(MUGS[2])}
    for rewards, states in zip(MUGS[1], MUGS[2], strict=True):
        for state, value in zip(states, step_returns(rewards, 0.5), strict=True):
            piles[state].append(value)
    return piles


def greedy_group_sizes(texts: list[str], threshold: float) -> list[int]:
    """Sizes of the groups of `build_step_group` with similarity: each joins the first with a near first member."""
    groups: list[list[str]] = []
    for text in texts:
        near = [group for group in groups if SequenceMatcher(None, text, group[0]).ratio() >= threshold]
        if near:
            near[0].append(text)
        else:
            groups.append([text])
    return [len(group) for group in groups]
