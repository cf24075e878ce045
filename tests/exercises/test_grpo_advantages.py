"""The solution against numbers that others published, and the lesson against the solution."""

from math import sqrt
from typing import Any

import numpy as np
import pytest

from tutor.checking.suite import read_suite
from tutor.course import load_course

COURSE = load_course()
EXERCISE = COURSE.exercise("grpo_advantages")
grpo_advantages: Any = COURSE.solution(EXERCISE)["grpo_advantages"]


def sample_std_advantages(rewards: list[float], epsilon: float) -> np.ndarray:
    """The formula of verl, TRL and OpenRLHF, which differ in epsilon only."""
    r = np.array(rewards, dtype=float)
    return (r - r.mean()) / (r.std(ddof=1) + epsilon)


def to_sample_std(rewards: list[float]) -> np.ndarray:
    """Our advantages in units of the sample standard deviation."""
    return np.array(grpo_advantages(rewards)) * sqrt((len(rewards) - 1) / len(rewards))


def page(title: str) -> str:
    return next(page.text for page in EXERCISE.lesson.pages if page.title == title)


def test_population_standard_deviation_of_eight_marks() -> None:
    # Wikipedia, "Standard deviation", basic examples: the population's mean is 5, its standard deviation 2.
    marks = [2, 4, 4, 4, 5, 5, 7, 9]
    assert grpo_advantages(marks) == [-1.5, -0.5, -0.5, -0.5, 0.0, 0.0, 1.0, 2.0]


def test_group_mean_and_std_of_verl() -> None:
    # verl, tests/utils/test_groupwise.py, test_group_mean_std_simple: scores 1 and 3 have mean 2, sample std √2.
    assert to_sample_std([1, 3]) == pytest.approx([-1 / sqrt(2), 1 / sqrt(2)])


def test_nanstd_of_trl() -> None:
    # TRL, tests/test_utils.py, TestNanStd: the sample standard deviation of 1, 2, 3 is 1.
    assert to_sample_std([1, 2, 3]) == pytest.approx([-1.0, 0.0, 1.0])


@pytest.mark.parametrize(
    ("rewards", "epsilon", "right", "wrong"),
    [
        # verl 0.9.1, compute_grpo_outcome_advantage, run on these groups.
        ([1, 1, 0, 1, 0, 0, 1, 0], 1e-6, 0.935413, -0.935413),
        ([1, 0, 1, 1, 0, 1, 0, 1], 1e-6, 0.724567, -1.207612),
        ([1, 0], 1e-6, 0.707106, -0.707106),
        ([1, 0, 0], 1e-6, 1.154698, -0.577349),
        # TRL 1.16.0, GRPOTrainer with scale_rewards="group", run on these groups.
        ([1, 1, 0, 1, 0, 0, 1, 0], 1e-4, 0.935239, -0.935239),
        ([1, 0, 1, 1, 0, 1, 0, 1], 1e-4, 0.724429, -1.207381),
        ([1, 0], 1e-4, 0.707007, -0.707007),
    ],
)
def test_frameworks_differ_by_the_sample_std_and_epsilon_only(
    rewards: list[float], epsilon: float, right: float, wrong: float
) -> None:
    theirs = [right if reward else wrong for reward in rewards]
    assert sample_std_advantages(rewards, epsilon) == pytest.approx(theirs, abs=1e-6)
    std = np.std(rewards, ddof=1)
    assert to_sample_std(rewards) * std / (std + epsilon) == pytest.approx(theirs, abs=1e-6)


@pytest.mark.parametrize("right", range(1, 8))
def test_closed_form_for_right_and_wrong(right: int) -> None:
    # p(1 - p) is the variance of rewards that are 1 with share p and 0 otherwise.
    p = right / 8
    expected = [sqrt((1 - p) / p)] * right + [-sqrt(p / (1 - p))] * (8 - right)
    assert grpo_advantages([1] * right + [0] * (8 - right)) == pytest.approx(expected)


@pytest.mark.parametrize(
    "rewards", [[1], [-3.5], [0.1] * 3, [0.7] * 10, [1e6 + 0.1] * 7, [True, True], [1e-300] * 4, [5] * 1000]
)
def test_equal_rewards_give_exact_zeros(rewards: list[float]) -> None:
    assert grpo_advantages(rewards) == [0.0] * len(rewards)


@pytest.mark.parametrize("rewards", [[0.5, 0.501], [1e-9, 0], [1e6, 1e6 + 1], [1, 1 + 1e-9]])
def test_unequal_rewards_do_not(rewards: list[float]) -> None:
    assert [abs(advantage) for advantage in grpo_advantages(rewards)] == pytest.approx([1, 1])


def test_the_guard_of_many_is_not_enough() -> None:
    rewards = np.array([0.1] * 3)
    assert rewards.std() != 0
    assert list((rewards - rewards.mean()) / rewards.std()) == [-1, -1, -1]
    assert "1.3877787807814457e-17" in page("Nearly zero is not zero")
    assert repr(float(rewards.std())) == "1.3877787807814457e-17"


def test_lesson_by_hand() -> None:
    row = "  ".join(f"{a:+.1f}" for a in grpo_advantages([0, 0, 0, 0, 1]))
    assert f"advantage  {row}" in page("By hand")


@pytest.mark.parametrize("right", [1, 2, 4, 6, 7])
def test_lesson_the_rarer_the_louder(right: int) -> None:
    advantages = grpo_advantages([0] * (8 - right) + [1] * right)
    line = next(line for line in page("The rarer, the louder").splitlines() if line.startswith(f"{right} of 8"))
    assert f"{advantages[0]:+.3f}" in line and f"{advantages[-1]:+.3f}" in line
    blame, praise = line.split("┤├")
    assert [length(blame), length(praise)] == [round(8 * abs(a)) / 8 for a in (advantages[0], advantages[-1])]


def length(bar: str) -> float:
    """The length of a bar, four cells a unit."""
    return (bar.count("█") + (bar.count("▌") + bar.count("▐")) / 2) / 4


def test_lesson_five_answers_to_one_group() -> None:
    rewards: list[float] = [1, 0, 1, 1, 0, 1, 0, 1]
    distances = np.array(rewards) - np.mean(rewards)
    rows = {
        "this course": grpo_advantages(rewards),
        "OpenRLHF": sample_std_advantages(rewards, 1e-9),
        "verl": sample_std_advantages(rewards, 1e-6),
        "TRL": sample_std_advantages(rewards, 1e-4),
        "Dr. GRPO": distances,
        "RLOO": distances * 8 / 7,
    }
    lines = page("In the wild: five answers to one group").splitlines()
    for name, (right, wrong, *_) in rows.items():
        line = next(line for line in lines if line.startswith(name))
        assert line.endswith(f"{right:+.4f}  {wrong:+.4f}")


def test_lesson_groups_that_agree() -> None:
    total = np.float32(0)
    for _ in range(8):
        total += np.float32(0.7)
    distance = float(np.float32(0.7)) - float(total / np.float32(8))
    text = page("In the wild: groups that agree")
    for epsilon, shown in ((1e-9, "+0.921"), (1e-6, "+0.056"), (1e-4, "+0.0006")):
        advantage = distance / (distance * sqrt(8 / 7) + epsilon)
        assert shown in text
        assert advantage == pytest.approx(float(shown), rel=0.01)


def spreads(rewards: list[float]) -> tuple[float, float, float, float]:
    """Standard deviation and range, in numbers and as a share: of the mean, and of the largest reward."""
    std, width = float(np.std(rewards)), max(rewards) - min(rewards)
    return std, std / (abs(float(np.mean(rewards))) or 1), width, width / max(map(abs, rewards))


def test_no_pinned_group_differs_by_less_than_the_one_in_the_promise() -> None:
    # "no group here differs by less, not even relative to its mean"
    promised = spreads([0.501, 0.5])
    for check in read_suite(EXERCISE).checks:
        for example in check.examples:
            rewards = example[0] if isinstance(example, tuple) else example
            if isinstance(rewards, list) and len(set(rewards)) > 1:
                assert all(has >= least for has, least in zip(spreads(rewards), promised, strict=True)), rewards
    assert "`[0.501, 0.5]` for" in page("Your task")


def test_one_success_among_500() -> None:
    # The number in the message of the misconception "clipped".
    assert max(grpo_advantages([0] * 499 + [1])) == pytest.approx(22.3, abs=0.05)
