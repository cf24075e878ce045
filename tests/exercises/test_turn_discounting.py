"""The solution of turn_discounting against published numbers, and the lesson's numbers against arithmetic."""

import re

import numpy as np
import pytest

from tutor.course import load_course

COURSE = load_course()
EXERCISE = COURSE.exercise("turn_discounting")
compute_turn_rewards = COURSE.solution(EXERCISE)["compute_turn_rewards"]

LESSON = {page.title: page.text for page in EXERCISE.lesson.pages}


def numbers(line):
    """The numbers in a line of a lesson; a minus may be set as in print, and a zero before the point left out."""
    return [float(text) for text in re.findall(r"(?<![\w₀-₉])-?\d*\.?\d+", line.replace("−", "-"))]


def row(page, name, occurrence=0):
    """The numbers in the line of a lesson's page that begins with `name`."""
    lines = [line for line in LESSON[page].splitlines() if line.strip().startswith(name)]
    return numbers(lines[occurrence].replace(name, "", 1))


def test_exercise_3_8_of_sutton_and_barto():
    """Reinforcement Learning: An Introduction, 2nd edition, Exercise 3.8: G_0 to G_4 for R_1 to R_5 at gamma 0.5."""
    assert compute_turn_rewards([-1, 2, 6, 3, 2], gamma=0.5) == [2, 6, 8, 4, 2]


def test_exercise_3_9_of_sutton_and_barto():
    """The same, Exercise 3.9: a reward of 2, then sevens for ever, at gamma 0.9 give G_0 = 65 and G_1 = 70."""
    returns = compute_turn_rewards([2] + [7] * 400, gamma=0.9)
    assert returns[:2] == pytest.approx([65, 70])


def test_the_seven_turns_that_tutorials_show():
    shown = [0.531, 0.590, 0.656, 0.729, 0.810, 0.900, 1.000]
    assert [round(value, 3) for value in compute_turn_rewards([0, 0, 0, 0, 0, 0, 1.0])] == shown


def test_the_step_returns_of_gigpo():
    """Step returns that GiGPO implementations test against, at gamma 0.95: AReaL, test_gigpo_advantage.py."""
    assert compute_turn_rewards([0, 0, 10], gamma=0.95) == pytest.approx([9.025, 9.5, 10])


def test_verl_counts_only_what_the_model_wrote():
    """verl 0.9.1, REINFORCE++: mask 1, 0, 0, 1 and a reward on the last token give 0.9, 0, 0, 1 at gamma 0.9."""
    assert compute_turn_rewards([0, 1], gamma=0.9) == [0.9, 1.0]


@pytest.mark.parametrize("gamma", [0, 0.3, 0.9, 0.99, 1])
@pytest.mark.parametrize("turns", range(8))
def test_the_walk_is_the_sum_of_equation_3_8(turns, gamma):
    """Sutton and Barto, 2nd edition, equation 3.8 against the solution, which uses 3.9."""
    rewards = np.random.default_rng(turns).normal(size=turns).tolist()
    sums = [sum(gamma ** (k - t) * rewards[k] for k in range(t, turns)) for t in range(turns)]
    assert compute_turn_rewards(rewards, gamma=gamma) == pytest.approx(sums)


def test_edges():
    assert compute_turn_rewards([]) == []
    assert compute_turn_rewards([-2.5]) == [-2.5]
    assert compute_turn_rewards([3, -1, 2], gamma=0) == [3, -1, 2]
    assert compute_turn_rewards([3, -1, 2], gamma=1) == [4, 1, 2]
    assert compute_turn_rewards([True, False, True], gamma=0.5) == [1.25, 0.5, 1]


def test_the_worked_example():
    page = "An example worked by hand"
    returns = compute_turn_rewards(row(page, "reward"), gamma=0.5)
    assert returns == row(page, "return")
    for line in re.findall(r"^turn \d .*= .*$", LESSON[page], re.MULTILINE):
        turn, *_, answer = numbers(line.replace("turn ", ""))
        assert returns[int(turn)] == answer


def test_the_reward_that_travels_back():
    rows = re.findall(r"^ +(\d) +(\d) +(\d\.\d+)  (█+)$", LESSON["One reward, travelling back"], re.MULTILINE)
    returns = compute_turn_rewards([int(reward) for _, reward, _, _ in rows])
    assert len(rows) == 7
    for turn, _, shown, bar in rows:
        exact = returns[int(turn)]
        assert (shown, len(bar)) == (f"{exact:.3f}", round(20 * exact))


def test_an_early_mistake_hands_out_less_blame_than_a_late_one():
    page = 'What goes wrong: "early mistakes weigh more"'
    totals = []
    for occurrence in (0, 1):
        returns = compute_turn_rewards(row(page, "reward", occurrence))
        assert [round(value, 2) for value in returns] == row(page, "return", occurrence)
        totals.append(round(sum(returns), 2))
    assert totals == [-1, -4.69]
    assert all(f"{total:g}".replace("-", "−") in LESSON[page] for total in totals)


def test_the_three_stories():
    rewards = [0, 0, 0, 0, 0, 0, 1]
    weighted = sum(0.9**t * reward for t, reward in enumerate(rewards, start=1))
    page = LESSON["What goes wrong: three stories, one method"]
    assert f"{weighted:.6f}" == "0.478297" and "0.478297" in page
    assert f"{compute_turn_rewards(rewards)[0]:.6f}" == "0.531441" and "0.531441" in page


def test_the_wrong_programs_of_the_lesson():
    page, gamma = "What goes wrong: two rewards show it", 0.5
    rewards = row(page, "reward")
    right = compute_turn_rewards(rewards, gamma=gamma)
    weighted = [gamma**t * reward for t, reward in enumerate(rewards)]
    assert row(page, "right  ") == right
    assert row(page, "only the last reward") == compute_turn_rewards([0, 0, rewards[-1]], gamma=gamma)
    assert row(page, "total, put at the end") == compute_turn_rewards([0, 0, sum(rewards)], gamma=gamma)
    assert row(page, "γᵗ on every reward") == compute_turn_rewards(weighted, gamma=1)
    assert row(page, "summed from the left") == compute_turn_rewards(rewards[::-1], gamma=gamma)[::-1]
    assert row(page, "right, but backwards") == right[::-1]
    assert row(page, "total for every turn") == [right[0]] * 3
    for wrong in ("only the last reward", "total, put at the end"):
        assert row(page, wrong) != right


def test_how_far_gamma_sees():
    rows = re.findall(r"^ (\d[\d.]*)  +(\S+) +(\S+) +(\S+) +(\S+)$", LESSON["How far does γ see?"], re.MULTILINE)
    assert len(rows) == 6
    for gamma, *shares in rows:
        for turns, shown in zip((1, 6, 20, 50), shares, strict=True):
            digits = max(len(shown.partition(".")[2]), 1)
            assert float(shown) == round(float(gamma) ** turns, digits)
    assert round(0.9**-2 - 1, 2) == 0.23  # "worth 23 % more"


@pytest.mark.parametrize(("gamma", "occurrence"), [(0.99, 0), (0.9, 1)])
def test_turns_against_tokens(gamma, occurrence):
    page = "Turns, not tokens"
    tokens = compute_turn_rewards([0] * 119 + [1], gamma=gamma)
    assert row(page, "once a turn", occurrence) == [round(x, 4) for x in compute_turn_rewards([0, 0, 1], gamma=gamma)]
    assert row(page, "once a token", occurrence) == [round(x, 4) for x in tokens[::40]]


def test_the_first_zero_of_that_table():
    assert f"{0.9**119:.7f}" == "0.0000036" and "0.0000036" in LESSON["Turns, not tokens"]


def test_the_two_inputs_of_the_task():
    shown = numbers(" ".join(LESSON["Your task"].rpartition("Two inputs for a start:")[2].split("\n")))
    first, second = [0, 0, 0, 0, 0, 0, 1.0], [-1, 2, 6, 3, 2]
    answers = [*compute_turn_rewards(first), *compute_turn_rewards(second, gamma=0.5)]
    assert shown == pytest.approx([*first, *answers[:7], *second, 0.5, *answers[7:]])


def test_the_deadline_of_the_task_is_that_of_the_checks():
    assert f"A call has {EXERCISE.facts.call_deadline:g} seconds" in LESSON["Your task"]


def test_one_gamma_too_many():
    """G2PO's code gives node t of T the value 0.95 ** (T - t) * R, with t from 0."""
    page = "In the wild: off by one, and across the border"
    assert row(page, "ours") == pytest.approx(compute_turn_rewards([0, 0, 1], gamma=0.95))
    assert row(page, "G²PO  ") == pytest.approx([0.95 ** (3 - t) for t in range(3)])


def test_two_episodes_walked_as_one():
    page = "In the wild: off by one, and across the border"
    assert row(page, "walked as one") == pytest.approx(compute_turn_rewards([0, 1, 0, 1]))
    assert row(page, "walked one by one") == pytest.approx(compute_turn_rewards([0, 1]) * 2)
