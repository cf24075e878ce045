"""The solution of group_graph against the authors' code, and the lesson's numbers against arithmetic."""

import re
from itertools import pairwise
from statistics import fmean, stdev

import numpy as np
import pytest

from tutor.course import load_course

COURSE = load_course()
EXERCISE = COURSE.exercise("group_graph")
SOLUTION = COURSE.solution(EXERCISE)
node_values, graph_step_advantages = SOLUTION["node_values"], SOLUTION["graph_step_advantages"]

LESSON = {page.title: page.text for page in EXERCISE.lesson.pages}

WON = [("s0", "l", "s1"), ("s1", "x", "won")]
LOST = [("s0", "r", "s2"), ("s2", "y", "lost")]

T0 = [("s0", "a", "s1"), ("s1", "b", "s2"), ("s2", "c", "won")]
T1 = [("s0", "d", "s2"), ("s2", "e", "lost")]
LOOP = [("s0", "a", "s1"), ("s1", "b", "s0"), ("s0", "a", "s1"), ("s1", "c", "won")]
AB = [("s0", "a", "s1"), ("s1", "b", "won")]
GIVEN_UP = [("s0", "a", "s1")]


def numbers(text):
    """The signed decimals in a text; a minus may be set as in print."""
    return [float(number) for number in re.findall(r"(?<![\w.])[+-]?\d+\.?\d*(?!\w)", text.replace("−", "-"))]


def row(page, name, occurrence=0):
    """The numbers in the line of a lesson's page that begins with `name`."""
    lines = [line for line in LESSON[page].splitlines() if line.strip().startswith(name)]
    return numbers(lines[occurrence].strip().removeprefix(name))


def flat(rows):
    return [number for row in rows for number in row]


def raw_gains(trajectories, rewards, gamma):
    values = node_values(trajectories, rewards, gamma)
    rows = []
    for steps, reward in zip(trajectories, rewards, strict=True):
        worth = [*(values[state] for state, _, _ in steps), reward]
        rows.append([after - before for before, after in pairwise(worth)])
    return rows


def at_the_node(trajectories, ahead):
    """The other half of the code's step advantage: what a step leads to, less the mean of its node, alone 0."""
    visits = {}
    for steps, row in zip(trajectories, ahead, strict=True):
        for (state, _, _), value in zip(steps, row, strict=True):
            visits.setdefault(state, []).append(value)
    return [
        [value - fmean(visits[state]) for (state, _, _), value in zip(steps, row, strict=True)]
        for steps, row in zip(trajectories, ahead, strict=True)
    ]


def added(*parts):
    return [[sum(column) for column in zip(*rows, strict=True)] for rows in zip(*parts, strict=True)]


def standardised(rows):
    """A list of lists, less the mean of all, by the std of a sample and an epsilon, as in the code's other mode."""
    everybody = flat(rows)
    return [[(number - fmean(everybody)) / (stdev(everybody) + 1e-6) for number in row] for row in rows]


CODE = [[4.5125, 9.5], [4.5125, 0.0]]
"""Node values that g2po/core_g2po.py (Nala-YN/G2PO, b8ffaf5) prints for a = (s0, s1), R 10; b = (s0, s2), R 0."""


def test_the_values_of_the_code():
    values = node_values([WON, LOST], [10, 0], 0.95)
    assert [[values[state] for state, _, _ in steps] for steps in (WON, LOST)] == [pytest.approx(row) for row in CODE]


def test_the_step_and_joint_advantages_of_the_code():
    """The same run: step 9.49375, .25625, -9.50625, -.24375; joint 14.49375, 5.25625, -14.50625, -5.24375."""
    ours = graph_step_advantages([WON, LOST], [10, 0], 0.95)
    assert flat(ours) == pytest.approx([4.74375, 0.25625, -4.75625, -0.24375])
    step = added(ours, at_the_node([WON, LOST], [[9.5, 10], [0, 0]]))
    assert flat(step) == pytest.approx([9.49375, 0.25625, -9.50625, -0.24375])
    joint = [[number + 5 for number in step[0]], [number - 5 for number in step[1]]]
    assert flat(joint) == pytest.approx([14.49375, 5.25625, -14.50625, -5.24375])


def test_where_the_code_takes_a_success_of_1_for_a_failure():
    """The same code with R 1 and 0 prints step 1.199375, -.724375, -.700625, .225625; ours is a tenth of R 10."""
    values = node_values([WON, LOST], [1, 0], 0.95)
    code_gains = [[values["s1"] - values["s0"], 0 - values["s1"]], [values["s2"] - values["s0"], 0 - values["s2"]]]
    usual = fmean(flat(code_gains))
    centred = [[gain - usual for gain in row] for row in code_gains]
    step = added(centred, at_the_node([WON, LOST], [[values["s1"], 0], [values["s2"], 0]]))
    assert flat(step) == pytest.approx([1.199375, -0.724375, -0.700625, 0.225625])
    tens = flat(graph_step_advantages([WON, LOST], [10, 0], 0.95))
    ones = flat(graph_step_advantages([WON, LOST], [1, 0], 0.95))
    assert tens == pytest.approx([10 * number for number in ones])
    assert ones[1] > 0 > ones[3] and flat(step)[1] < 0 < flat(step)[3]
    page = "In the wild: ten is a success"
    assert row(page, "gains, ours", 1) == [round(number, 3) for number in ones]
    assert row(page, "gains, code", 1) == [round(number, 3) for number in flat(centred)]
    assert row(page, "gains, ours") == row(page, "gains, code") == [round(number, 3) for number in tens]


def test_the_code_on_a_loop():
    """The same code, R 10 after s0 s1 s0 s1 and R 0 after s0 s2: values 5.723354, 9.036875, 0 at gamma 0.95."""
    values = node_values([LOOP, LOST], [10, 0], 0.95)
    assert values == {"s0": pytest.approx(5.723354, abs=1e-6), "s1": pytest.approx(9.036875), "s2": 0}
    step = added(
        graph_step_advantages([LOOP, LOST], [10, 0], 0.95),
        at_the_node(
            [LOOP, LOST],
            [[*(values[steps[0]] for steps in LOOP[1:]), 10], [values["s2"], 0]],
        ),
    )
    assert flat(step) == pytest.approx([6.566931, -5.210726, 6.566931, 3.342566, -11.506819, 0.241118], abs=1e-6)


def test_the_rows_of_the_other_half():
    page = "In the wild: the other half"
    ours = graph_step_advantages([WON, LOST], [10, 0], 0.95)
    node = at_the_node([WON, LOST], [[9.5, 10], [0, 0]])
    shown = {
        "gains": ours,
        "at the node": node,
        "step": added(ours, node),
        "trajectory": [[5, 5], [-5, -5]],
        "total": added(ours, node, [[5, 5], [-5, -5]]),
    }
    for name, rows in shown.items():
        assert row(page, name) == [round(number, 3) for number in flat(rows)]


def test_the_standardised_row():
    """The same code in mode mean_std_norm prints step 1.928547, .06598, -1.931766, -.062762."""
    root = 9.5 / 2**0.5 + 1e-6
    by_spread = added(standardised(raw_gains([WON, LOST], [10, 0], 0.95)), [[4.75 / root, 0], [-4.75 / root, 0]])
    assert flat(by_spread) == pytest.approx([1.928547, 0.06598, -1.931766, -0.062762], abs=1e-5)
    shown = next(line for line in LESSON["In the wild: the other half"].splitlines() if "+1.929" in line)
    assert numbers(shown) == [1.929, 0.066, -1.932, -0.063]


@pytest.mark.parametrize("seed", range(6))
def test_every_visit_monte_carlo(seed):
    """Sutton and Barto, 2nd edition, section 5.1: a state's value is the mean return over all visits to it."""
    random = np.random.default_rng(seed)
    trajectories = [
        [(str(a), "x", str(b)) for a, b in pairwise(states)] for states in random.integers(0, 3, size=(4, 5)).tolist()
    ]
    rewards, gamma = random.normal(size=4).tolist(), random.uniform()
    values = node_values(trajectories, rewards, gamma)
    for state in values:
        returns = [
            gamma ** (4 - t) * reward
            for steps, reward in zip(trajectories, rewards, strict=True)
            for t in range(4)
            if steps[t][0] == state
        ]
        assert values[state] == pytest.approx(np.mean(returns))


@pytest.mark.parametrize("seed", range(6))
def test_gains_add_up(seed):
    random = np.random.default_rng(seed)
    trajectories = [
        [(str(a), "x", str(b)) for a, b in pairwise(states)] for states in random.integers(0, 3, size=(4, 6)).tolist()
    ]
    rewards, gamma = random.normal(size=4).tolist(), random.uniform()
    values, advantages = (f(trajectories, rewards, gamma) for f in (node_values, graph_step_advantages))
    usual = fmean(flat(raw_gains(trajectories, rewards, gamma)))
    for steps, reward, own in zip(trajectories, rewards, advantages, strict=True):
        assert sum(own) == pytest.approx(reward - values[steps[0][0]] - len(steps) * usual)
    assert sum(flat(advantages)) == pytest.approx(0)


def test_edges():
    assert (node_values([], [], 0.5), graph_step_advantages([], [], 0.5)) == ({}, [])
    assert (node_values([[]], [1], 0.5), graph_step_advantages([[], []], [1, 0], 0.5)) == ({}, [[], []])
    assert graph_step_advantages([GIVEN_UP], [3], 0.5) == [[0]]
    assert node_values([T0], [8], 0) == {"s0": 0, "s1": 0, "s2": 0}
    assert node_values([T0, T1], [8, 0], 1) == {"s0": 4, "s1": 8, "s2": 4}


def test_the_values_by_hand():
    page, values = "By hand: the values", node_values([T0, T1], [8, 0], 0.5)
    assert values == {"s0": 0.5, "s1": 2, "s2": 2}
    assert {state: row(page, f"V({state})")[-1] for state in values} == values
    for name, left, worth in (("T0   s0", 3, 1), ("s1  ", 2, 2), ("s2  ", 1, 4)):
        assert row(page, name) == [left, 8, 0.5**left, worth]
        assert 8 * 0.5**left == worth


def test_the_gains_by_hand():
    page = "What does a step gain?"
    gains = raw_gains([T0, T1], [8, 0], 0.5)
    assert gains == [[1.5, 0, 6], [1.5, -2]]
    shown = [numbers(line) for line in LESSON[page].splitlines() if re.match(r"^ +\+1\.5", line)]
    assert shown == gains


def test_which_mean():
    page = "One mean for all"
    gains = raw_gains([T0, T1], [8, 0], 0.5)
    assert row(page, "(1.5 + 0 + 6")[-1] == round(fmean(flat(gains)), 9)
    one = [[round(number, 9) for number in own] for own in graph_step_advantages([T0, T1], [8, 0], 0.5)]
    assert [row(page, "T0  "), row(page, "T1  ")] == one == [[0.1, -1.4, 4.6], [0.1, -3.4]]
    assert row(page, "one mean") == flat(one)
    assert row(page, "trajectory  ") == [gain - fmean(own) for own in gains for gain in own]
    assert row(page, "state  ") == flat(at_the_node([T0, T1], gains))


def test_it_adds_up():
    page = "It adds up"
    for name, own, reward in zip(("T0", "T1"), raw_gains([T0, T1], [8, 0], 0.5), (8, 0), strict=True):
        assert sum(own) == reward - 0.5
        assert f"{sum(own):g}".replace("-", "−") in next(
            line for line in LESSON[page].splitlines() if line.strip().startswith(name)
        )


def test_going_round_in_circles():
    page = "Going round in circles"
    values = node_values([LOOP], [8], 0.5)
    assert {state: row(page, f"V({state})")[-1] for state in values} == values == {"s0": 1.25, "s1": 2.5}
    assert row(page, "worth") == [8 * 0.5**left for left in row(page, "steps left")]
    assert row(page, "gain  ") == raw_gains([LOOP], [8], 0.5)[0]
    assert row(page, "advantage") == graph_step_advantages([LOOP], [8], 0.5)[0]


def test_the_end():
    page = "What goes wrong: the end"
    values = node_values([AB, GIVEN_UP], [8, 0], 0.5)
    assert values == {"s0": 1, "s1": 4}
    assert row(page, "end worth its reward") == flat(raw_gains([AB, GIVEN_UP], [8, 0], 0.5))
    assert row(page, "end looked up")[-1] == values["s1"] - values["s0"]


def test_the_wrong_values():
    page, worth = "What goes wrong: the values", [0.5, 1, 2, 4]
    forwards = [8 * 0.5**t for t in range(4)]
    assert row(page, "right") == list(node_values([LOOP], [8], 0.5).values())
    assert row(page, "exponent T − 1 − t") == [2 * fmean(worth[::2]), 2 * fmean(worth[1::2])]
    assert row(page, "γ^t, from the start") == [fmean(forwards[::2]), fmean(forwards[1::2])]
    assert row(page, "first visit only") == worth[:2]
    assert row(page, "last one overwrites") == worth[2:]
    assert row(page, "sum of the visits") == [sum(worth[::2]), sum(worth[1::2])]
    solved = np.linalg.solve([[1, -0.5], [-0.25, 1]], [0, 0.5 * 8 / 2])
    assert row(page, "from the next state") == np.round(solved, 2).tolist()


def test_the_example_of_the_task():
    task = LESSON["Your task"]
    shown = numbers(task.partition("node_values([T0, T1], [8, 0], 0.5)")[2])
    values, advantages = node_values([T0, T1], [8, 0], 0.5), graph_step_advantages([T0, T1], [8, 0], 0.5)
    assert shown == [*values.values(), 8, 0, 0.5, *(round(number, 9) for number in flat(advantages))]


def test_what_else_a_state_may_be_worth():
    """GRAFT, arXiv 2609.28963: Bellman's equation on the graph (its equation 5), and GraphGPO after its A.2."""
    page, gamma = "In the wild: what else a state may be worth", 0.5
    assert row(page, "mean of visits (G²PO)") == list(node_values([T0, T1], [8, 0], gamma).values())
    s2 = gamma * (8 + 0) / 2
    s1 = gamma * s2
    s0 = gamma * (s1 + s2) / 2
    assert row(page, "from the next (GRAFT)") == [s0, s1, s2]
    assert (gamma * s1 - s0, gamma * s2 - s0) == (-0.25, 0.25)
    assert "−0.25" in LESSON[page] and "+0.25" in LESSON[page]
    assert row(page, "nearest success") == [8 * gamma**2, 8 * gamma**2, 8 * gamma]
