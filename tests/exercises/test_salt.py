"""The solution of salt against hand-made and published numbers, and the lesson's numbers against arithmetic."""

import re
from itertools import combinations
from math import sqrt
from statistics import fmean, pstdev, stdev

import numpy as np
import pytest

from tutor.course import load_course

COURSE = load_course()
EXERCISE = COURSE.exercise("salt")
salt_advantages = COURSE.solution(EXERCISE)["salt_advantages"]
grpo_advantages = COURSE.solution(COURSE.exercise("grpo_advantages"))["grpo_advantages"]

LESSON = {page.title: page.text for page in EXERCISE.lesson.pages}

T0 = [("s0", "a", "s1"), ("s1", "b", "G")]
T1 = [("s0", "a", "s1"), ("s1", "c", "F")]
T2 = [("s0", "d", "s2"), ("s2", "b", "G")]
GROUP = [T0, T1, T2]

WINNER = [("s0", "w", "s0"), ("s0", "w", "s0"), ("s0", "a", "G")]
LOSER = [("s0", "w", "s0"), ("s0", "b", "F")]


def numbers(text):
    """The signed decimals in a text; a minus may be set as in print, and a zero before the point left out."""
    return [float(number) for number in re.findall(r"(?<![\w.])[+-]?\d*\.?\d+(?![\w])", text.replace("−", "-"))]


def row(page, name, occurrence=0):
    """The numbers in the line of a lesson's page that begins with `name`."""
    lines = [line for line in LESSON[page].splitlines() if line.strip().startswith(name)]
    return numbers(lines[occurrence].strip().removeprefix(name))


def rounded(rows, places=3):
    return [[round(number, places) for number in row] for row in rows]


def merged(trajectories, advantages, key=lambda steps, t: steps[t]):
    """SALT on top of any advantages, with any idea of what is the same step."""
    inherited = {}
    for steps, advantage in zip(trajectories, advantages, strict=True):
        for step in {key(steps, t) for t in range(len(steps))}:
            inherited.setdefault(step, []).append(advantage)
    return [[fmean(inherited[key(steps, t)]) for t in range(len(steps))] for steps in trajectories]


def sampled(rewards):
    """The advantages of most frameworks: the standard deviation of a sample."""
    return [(reward - fmean(rewards)) / stdev(rewards) for reward in rewards]


def rloo(rewards):
    return [reward - (sum(rewards) - reward) / (len(rewards) - 1) for reward in rewards]


@pytest.mark.parametrize(
    ("rewards", "with_sample_std"),
    [
        ([1, 0, 1], [[-0.288675, 0.57735], [-0.288675, -1.154701], [0.57735, 0.57735]]),
        ([1, 0, 0], [[0.288675, 1.154701], [0.288675, -0.57735], [-0.57735, -0.57735]]),
    ],
)
def test_three_trajectories_with_the_standard_deviation_of_a_sample(rewards, with_sample_std):
    """Numbers made by hand for GRPO with a sample's std, as in verl: ours are larger by sqrt(3 / 2)."""
    assert rounded(merged(GROUP, sampled(rewards)), 6) == with_sample_std
    ours = [[number * sqrt(2 / 3) for number in row] for row in salt_advantages(GROUP, rewards)]
    assert rounded(ours, 6) == with_sample_std


def test_a_loop_is_one_voice():
    """Made by hand: winner twice, loser once. By visits it would be 0.2357 with a sample's std, 1/3 with ours."""
    assert salt_advantages([WINNER, LOSER], [1, 0]) == [[0, 0, 1], [0, -1]]
    by_visits = (1 + 1 - 1) / 3
    assert round(by_visits * sqrt(1 / 2), 4) == 0.2357


@pytest.mark.parametrize("seed", range(6))
def test_graft_appendix_a3(seed):
    """GRAFT, arXiv 2609.28963, A.3: identical (s, a, s') across trajectories average their inherited advantages."""
    random = np.random.default_rng(seed)
    states = random.integers(0, 3, size=(5, 5)).astype(str).tolist()
    trajectories = [[(row[t], "ab"[seed % 2], row[t + 1]) for t in range(random.integers(1, 5))] for row in states]
    rewards = random.integers(0, 3, size=5).tolist()
    answer = salt_advantages(trajectories, rewards)
    for i, j in combinations(range(5), 2):
        for t, u in np.ndindex(len(trajectories[i]), len(trajectories[j])):
            if trajectories[i][t] == trajectories[j][u]:
                assert answer[i][t] == answer[j][u]
    assert answer == merged(trajectories, grpo_advantages(rewards))


def test_a_step_without_company_keeps_its_trajectorys_advantage():
    """GRAFT, A.3: what appears once cannot be adjusted."""
    alone = [[("s0", "a", "s1"), ("s1", "a", "s2")], [("s0", "b", "s3")], [("s0", "c", "s4"), ("s4", "c", "s5")]]
    advantages = grpo_advantages([1, 0, 0.5])
    assert salt_advantages(alone, [1, 0, 0.5]) == [[advantages[0]] * 2, [advantages[1]], [advantages[2]] * 2]


def test_what_all_share_is_neutral():
    same = [("s0", "a", "s1"), ("s1", "b", "s2")]
    assert salt_advantages([same] * 3, [1, 0, 0]) == [pytest.approx([0, 0], abs=1e-12)] * 3


def test_edges():
    assert salt_advantages([[]], [1]) == [[]]
    assert salt_advantages([[], T0], [0, 1]) == [[], [1, 1]]
    assert salt_advantages([T0], [5]) == [[0, 0]]
    assert salt_advantages(GROUP, [0.1, 0.1, 0.1]) == [[0, 0]] * 3


def test_the_painted_advantages_of_the_first_page():
    painted = [round(advantage, 3) for advantage in grpo_advantages([1, 0, 1])]
    for line, advantage in zip(("T0   ", "T1   ", "T2   "), painted, strict=True):
        assert row("The question", line, occurrence=1) == [advantage] * 2


def test_the_worked_example():
    page, answer = "By hand", rounded(salt_advantages(GROUP, [1, 0, 1]))
    assert f"{fmean([1, 0, 1]):.3f}" in LESSON[page] and f"{pstdev([1, 0, 1]):.3f}" in LESSON[page]
    for name, reward, advantage in zip(("T0", "T1", "T2"), [1, 0, 1], grpo_advantages([1, 0, 1]), strict=True):
        assert row(page, name) == [reward, round(advantage, 3)]
    edges = [row(page, name)[-1] for name in ("=", "s1 buy", "s1 leave", "s0 browse", "s2 buy")]
    assert edges == [answer[0][0], answer[0][1], answer[1][1], answer[2][0], answer[2][1]]
    assert [row(page, name, occurrence=1) for name in ("T0", "T1", "T2")] == answer


def test_the_closed_form():
    """The mean of advantages is the distance of two means of rewards, in units of the group's std."""
    page = "Why is the search blamed?"
    for rewards, shown in (([1, 0, 1], "−0.354"), ([1, 0, 0], "+0.354")):
        closed = (fmean(rewards[:2]) - fmean(rewards)) / pstdev(rewards)
        assert salt_advantages(GROUP, rewards)[0][0] == pytest.approx(closed)
        assert f"{closed:+.3f}".replace("-", "−") == shown
        assert shown in LESSON[page]


def test_shared_is_not_neutral():
    page = "Shared is not the same as neutral"
    by_all = [("s0", "a", "s1")]
    shown = row(page, "mean of advantages")
    assert shown[0] == round(salt_advantages(GROUP, [1, 0, 1])[0][0], 3)
    assert shown[1] == round(salt_advantages([by_all] * 3, [1, 0, 1])[0][0], 3) == 0
    best = salt_advantages([[("s0", "a", "s1")]] * 8 + [[("s0", "b", "s2")]] * 8, [1] * 7 + [0] * 9)
    assert best[0][0] == max(number for row in best for number in row) > 0.8


def test_what_is_the_same():
    page, rewards = "What goes wrong: what is the same?", [1, 0, 0]
    right = np.transpose(rounded(salt_advantages(GROUP, rewards))).tolist()
    assert [row(page, "right, step 0"), row(page, "step 1")] == right
    by_action = merged(GROUP, grpo_advantages(rewards), key=lambda steps, t: steps[t][1])
    shown = [numbers(line)[-3:] for line in LESSON[page].splitlines() if re.search(r"by the action, 0|^ +1   ", line)]
    assert shown == np.transpose(rounded(by_action)).tolist()


def test_going_round_in_circles():
    page = "What goes wrong: going round in circles"
    answer = salt_advantages([WINNER, LOSER], [1, 0])
    assert [row(page, "T0  ", occurrence=1), row(page, "T1  ", occurrence=1)] == answer
    assert "+1/3" in LESSON[page] and "( 1 + 1 − 1 ) / 3" in LESSON[page]


def test_the_example_of_the_task():
    shown = numbers(LESSON["Your task"].partition("[1, 0, 1])")[2].partition("to three")[0])
    assert shown == [number for row in rounded(salt_advantages(GROUP, [1, 0, 1])) for number in row]


def test_retellings_that_share_at_the_same_index():
    page = "In the wild: what we could check"
    late = [("s0", "w", "s9"), ("s9", "x", "s0"), ("s0", "a", "G")]
    group, rewards = [late, [("s0", "a", "G")], [("s0", "b", "F")]], [1, 0, 0]
    graph = salt_advantages(group, rewards)
    by_index = merged(group, grpo_advantages(rewards), key=lambda steps, t: (t, steps[t][1]))
    assert row(page, "graph") == [round(graph[0][2], 3), round(graph[1][0], 3)]
    assert row(page, "same index") == [round(by_index[0][2], 3), round(by_index[1][0], 3)]


@pytest.mark.parametrize(
    ("name", "advantages"),
    [
        ("GRPO, std (G) ", grpo_advantages),
        ("GRPO, std (G−1)", sampled),
        ("RLOO", rloo),
        ("Dr. GRPO", lambda rewards: [reward - fmean(rewards) for reward in rewards]),
    ],
)
def test_on_top_of_other_methods(name, advantages):
    own = advantages([1, 0, 1])
    shown = [own[0], own[1], merged(GROUP, own)[0][0]]
    assert row("In the wild: on top of what?", name) == [round(number, 3) for number in shown]
