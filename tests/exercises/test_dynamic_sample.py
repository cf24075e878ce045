"""The solution of dynamic_sample against published numbers, and the lesson's numbers against arithmetic."""

import re
from itertools import product
from math import sqrt
from statistics import fmean, pstdev

import numpy as np
import pytest

from tutor.course import load_course

COURSE = load_course()
EXERCISE = COURSE.exercise("dynamic_sample")
dynamic_sample = COURSE.solution(EXERCISE)["dynamic_sample"]

NOTHING = {"kept_group": None, "accuracy": None, "advantages": None}
ALL_GROUPS = [list(rewards) for size in range(1, 7) for rewards in product([0, 1], repeat=size)]
LESSON = "\n".join(f"# {page.title}\n{page.text}" for page in EXERCISE.lesson.pages)


@pytest.mark.parametrize("group", ALL_GROUPS, ids=str)
def test_a_group_is_kept_exactly_when_it_meets_the_constraint_of_dapo(group):
    """DAPO, arXiv 2503.14476, section 3.2, Eq. 11: 0 < |{o_i : is_equivalent(a, o_i)}| < G."""
    assert (dynamic_sample([group]) != NOTHING) == (0 < sum(group) < len(group))


@pytest.mark.parametrize("group", [group for group in ALL_GROUPS if len(group) > 1], ids=str)
def test_for_rewards_of_0_and_1_the_frameworks_filters_agree(group):
    """verl-recipe dapo_ray_trainer.py keeps std > 0; OpenRLHF's dynamic filtering keeps 0 < mean score < 1."""
    kept = dynamic_sample([group]) != NOTHING
    assert kept == (np.std(group) > 0) == (0 < np.mean(group) < 1)


def test_the_worked_example():
    found = dynamic_sample([[1] * 8, [1] * 8, [1, 0, 1, 1, 0, 1, 0, 1]])
    assert found["kept_group"] == [1, 0, 1, 1, 0, 1, 0, 1]
    assert found["accuracy"] == 0.625
    shown = [0.775, -1.291, 0.775, 0.775, -1.291, 0.775, -1.291, 0.775]
    assert [round(advantage, 3) for advantage in found["advantages"]] == shown


@pytest.mark.parametrize(
    ("group", "right", "wrong"),
    [
        ([1, 0, 1, 1, 0, 1, 0, 1], 0.724567, -1.207612),
        ([1, 1, 0, 1, 0, 0, 1, 0], 0.935413, -0.935413),
        ([1, 0], 0.707106, -0.707106),
    ],
)
def test_the_advantages_are_those_of_verl_but_for_its_deviation(group, right, wrong):
    """verl 0.9.1, compute_grpo_outcome_advantage: sample standard deviation plus 1e-6; numbers from running it."""
    sample_std = pstdev(group) * sqrt(len(group) / (len(group) - 1))
    ours = dynamic_sample([group])["advantages"]
    as_verl = [advantage * pstdev(group) / (sample_std + 1e-6) for advantage in ours]
    assert as_verl == pytest.approx([right if reward else wrong for reward in group], abs=2e-6)


@pytest.mark.parametrize("group", [group for group in ALL_GROUPS if 0 < sum(group) < len(group)], ids=str)
def test_the_closed_form_of_the_lesson(group):
    share = sum(group) / len(group)
    right, wrong = sqrt((1 - share) / share), -sqrt(share / (1 - share))
    expected = [right if reward else wrong for reward in group]
    assert dynamic_sample([group])["advantages"] == pytest.approx(expected)


def test_one_success_in_eight_counts_seven_times_a_failure():
    advantages = dynamic_sample([[1] + [0] * 7])["advantages"]
    assert advantages[0] == pytest.approx(2.645751, abs=1e-6)
    assert advantages[1:] == pytest.approx([-0.377964] * 7, abs=1e-6)
    assert "right  +2.646\nwrong  -0.378" in LESSON


@pytest.mark.parametrize("candidate_groups", [[], [[1, 1], [0, 0]], [[1]], [[0]], [[0], [1], [1, 1, 1]]], ids=str)
def test_nothing_is_kept_when_no_group_is_mixed(candidate_groups):
    assert dynamic_sample(candidate_groups) == NOTHING


def test_the_lesson_s_chances_of_a_mixed_group():
    rows = re.findall(r"^ (0\.\d\d)   (█+) +(0\.\d{3})$", LESSON, re.MULTILINE)
    assert len(rows) == 6
    for p, bar, chance in rows:
        exact = 1 - float(p) ** 8 - (1 - float(p)) ** 8
        assert (len(bar), chance) == (round(28 * exact), f"{exact:.3f}")


def test_the_lesson_s_words_about_the_last_chance():
    mixed = 1 - 0.99**8 - 0.01**8
    assert round(1 / mixed) == 13  # "twelve groups in thirteen are dead weight", "needs 13 groups of eight on average"
    assert round(512 * mixed) == 40  # "A batch of 512 prompts then holds about 40"


def test_the_lesson_s_pooled_baseline():
    pool = [1] * 16 + [1, 0, 1, 1, 0, 1, 0, 1]
    right, wrong = ((reward - fmean(pool)) / pstdev(pool) for reward in (1, 0))
    assert f"all 24        {right:+.3f}    {wrong:+.3f}" in LESSON


def test_the_lesson_s_table_of_keep_rules():
    rows = re.findall(r"^(\[[^\]]+\](?: \* 3)?) +(keep|drop)(?:  \(wrong\))? +(keep|drop)", LESSON, re.MULTILINE)
    assert len(rows) == 5
    for text, by_mean, by_std in rows:
        group = eval(text)
        assert (by_mean == "keep") == (0 < np.mean(group) < 1)
        assert (by_std == "keep") == (np.std(group) > 0)


def test_a_rounded_accuracy_can_lose_a_mixed_group():
    assert round(63 / 64, 1) == 1.0
    assert dynamic_sample([[1] * 63 + [0]])["accuracy"] == 0.984375


def test_limits_near_0_and_1_lose_a_mixed_group_too():
    group = [0] + [1] * 2000
    assert not 0.001 < fmean(group) < 0.999
    assert round(fmean(group), 3) == 1.0
    assert dynamic_sample([group])["kept_group"] == group


@pytest.mark.parametrize("dead_groups", [11, 39, 500])
def test_a_mixed_group_is_found_however_late_it_comes(dead_groups):
    assert dynamic_sample([[1, 1]] * dead_groups + [[1, 0]])["advantages"] == [1.0, -1.0]
