"""The solution of episode_credit against published numbers, and the lesson's numbers recomputed."""

import re

import pytest

from tutor.course import load_course

COURSE = load_course()
EXERCISE = COURSE.exercise("episode_credit")
SOLUTION = COURSE.solution(EXERCISE)
orm_credit, orm_negative, prm_credit = (SOLUTION[name] for name in EXERCISE.functions)
run_agent_loop = COURSE.solution(COURSE.exercise("tool_world"))["run_agent_loop"]

LESSON = {page.title: page.text for page in EXERCISE.lesson.pages}
GAMMA = 0.95


def turn(action, ok, argument=""):
    return {"action": action, "argument": argument, "observation": "", "ok": ok}


SEARCH, VERIFY = turn("search", True, "earth_radius"), turn("verify", True, "earth_radius is 6371")
PERFECT = [SEARCH, turn("calculate", True, "2 * 3.14159 * 6371"), VERIFY, turn("answer", True, "40030")]
FAILED = [SEARCH, turn("calculate", True, "2 * 3 * 6371"), VERIFY, turn("answer", False, "38226")]


def searches(number):
    return [SEARCH] * number + [turn("answer", False)]


def ran(turns):
    last = turns[-1]
    if last["action"] == "answer":
        return 1.0 if last["ok"] else -0.5
    return 0.3 if last["ok"] else -0.3


def new_things(turns):
    *before, last = turns
    return 0.0 if last in before else ran(turns)


def knows_pi(turns):
    return -0.3 if turns[-1]["argument"] == "2 * 3 * 6371" else ran(turns)


def returns(turns, judge):
    return prm_credit(turns, judge, GAMMA, True)


def verdicts(turns, judge):
    return prm_credit(turns, judge, GAMMA, False)


def numbers(text):
    return [float(number.replace("−", "-")) for number in re.findall(r"(?<![\w.])[-+−]?\d+(?:\.\d+)?", text)]


def row(page, name, occurrence=0):
    """The numbers in the line of a lesson's page that begins with `name`."""
    lines = [line for line in LESSON[page].splitlines() if line.strip().startswith(name)]
    return numbers(lines[occurrence].replace(name, "", 1))


def thousandths(credits):
    return [round(credit, 3) for credit in credits]


def test_agent_prm_s_targets_of_a_single_episode():
    """AgentPRM (arXiv 2502.10325): gamma ** (T - 1 - t) * R at gamma 0.95; its code counts from the other end."""
    page = "In the wild: who judges, and how"
    credits = orm_credit(PERFECT, GAMMA)
    assert row(page, "formula") == [round(credit, 4) for credit in credits] == [0.8574, 0.9025, 0.95, 1]
    assert row(page, "its code") == [round(GAMMA**t, 4) for t in range(4)]


def test_an_outcome_of_zero_travels_back_as_zero():
    """A failure by outcome is 0 at every turn, and by outcome with blame -gamma ** (T - 1 - t): never both."""
    assert orm_credit(FAILED, GAMMA) == [0, 0, 0, 0]
    assert orm_negative(FAILED, GAMMA) == pytest.approx([-0.857375, -0.9025, -0.95, -1])


def test_the_returns_of_whether_the_tool_ran():
    """Rewards 0.3, 0.3, 0.3, -0.5 at gamma 0.95: the sums that a walk from the right gives, and no others."""
    assert verdicts(FAILED, ran) == [0.3, 0.3, 0.3, -0.5]
    assert returns(FAILED, ran) == pytest.approx([0.4270625, 0.13375, -0.175, -0.5])


def test_returns_over_steps_are_those_of_the_textbook():
    """Sutton and Barto, 2nd edition, exercise 3.8: rewards -1, 2, 6, 3, 2 at gamma 0.5 give 2, 6, 8, 4, 2."""
    scores = [-1, 2, 6, 3, 2]
    assert prm_credit([SEARCH] * 5, lambda turns: scores[len(turns) - 1], 0.5, True) == [2, 6, 8, 4, 2]


@pytest.mark.parametrize("ending", [[], [SEARCH], [turn("search", False)], [turn("answer", False)]])
def test_whoever_has_not_answered_rightly_has_failed(ending):
    turns = [SEARCH, *ending]
    assert orm_credit(turns, 0.5) == [0] * len(turns)
    assert orm_negative(turns, 0.5)[-1] == -1


def test_no_turns():
    def nobody(turns):
        raise AssertionError("asked about nothing")

    assert orm_credit([], 0.5) == orm_negative([], 0.5) == prm_credit([], nobody, 0.5, True) == []


def test_the_judge_is_asked_in_order_and_sees_the_past_only():
    shown = []

    def judge(turns):
        shown.append(list(turns))
        return 1.0

    for as_returns in (False, True):
        shown.clear()
        prm_credit(PERFECT, judge, 0.5, as_returns)
        assert shown == [PERFECT[:1], PERFECT[:2], PERFECT[:3], PERFECT]


def test_the_records_of_our_own_loop_always_end_with_an_answer():
    tools = {"search": lambda text: ("6371", True)}
    for plan in ([], [("search", "earth_radius")], [("search", "earth_radius"), ("answer", "1")]):
        turns = run_agent_loop(tools, plan, 1)
        assert turns[-1]["action"] == "answer"
        assert orm_credit(turns, 0.5)[-1] == turns[-1]["ok"]


def test_by_hand():
    page = "By hand"
    assert row(page, "orm_credit") == orm_credit(FAILED, GAMMA)
    assert row(page, "orm_negative") == pytest.approx(orm_negative(FAILED, GAMMA), abs=0.0005001)
    assert row(page, "verdicts") == verdicts(FAILED, ran)
    assert row(page, "returns") == thousandths(returns(FAILED, ran))
    for line in re.findall(r"^turn \d .*= .*$", LESSON[page], re.MULTILINE):
        at, *_, answer = numbers(line.replace("turn", "", 1))
        assert round(returns(FAILED, ran)[int(at)], 3) == answer


def test_praise_and_blame_of_the_same_search():
    page = LESSON["What goes wrong: two kinds of silence"]
    assert f"{orm_negative(FAILED, GAMMA)[0]:.3f}" in page
    assert f"+{orm_negative(PERFECT, GAMMA)[0]:.3f}" in page


def test_the_mistake_is_praised():
    page = "What goes wrong: the tool ran"
    for t, name in enumerate(["search", "calculate", "verify", "answer"]):
        scores = [float(text) for text in re.findall(r"[-+]\d\.?\d*", "".join(_lines(page, name)))]
        assert scores == [verdicts(PERFECT, ran)[t], verdicts(FAILED, ran)[t]]


def _lines(page, name):
    return [line for line in LESSON[page].splitlines() if line.startswith(f"{name} ")]


def test_the_failure_seeps_back():
    page = "What goes wrong: the failure seeps back"
    assert row(page, "verdicts") == verdicts(FAILED, knows_pi)
    assert row(page, "returns", 0) == thousandths(returns(FAILED, knows_pi))
    assert row(page, "returns", 1) == thousandths(returns(FAILED, ran))
    assert max(returns(FAILED, knows_pi)) < 0
    assert min(returns(FAILED, knows_pi)) != returns(FAILED, knows_pi)[1]


def test_ten_searches_are_worth_more_than_a_success():
    page = "What goes wrong: paid by the turn"
    perfect = returns(PERFECT, ran)[0]
    assert row(page, "perfect plan, 4 turns") == [round(perfect, 3)]
    assert row(page, "10 searches, wrong answer") == [round(returns(searches(10), ran)[0], 3)] == [2.108]
    counts = [int(number) for number in row(page, "searches")]
    assert row(page, "turn 0", 0) == thousandths(returns(searches(n), ran)[0] for n in counts)
    assert min(n for n in range(1, 99) if returns(searches(n), ran)[0] > perfect) == 9
    longer = returns([SEARCH, *PERFECT], ran)[0]
    assert longer == pytest.approx(0.3 + GAMMA * perfect)
    assert f"0.3 + 0.95 · {perfect:.3f} = {longer:.3f}" in " ".join(LESSON[page].split())
    assert round(0.3 / (1 - GAMMA), 9) == 6


def test_a_judge_that_sees_what_came_before():
    page = "A judge that sees what came before"
    for name, turns in (("perfect plan", PERFECT), ("10 searches", searches(10))):
        assert row(page, name) == thousandths([returns(turns, ran)[0], returns(turns, new_things)[0]])
    assert verdicts(searches(10), new_things) == [0.3, *[0.0] * 9, -0.5]


def test_the_sum_and_the_worst():
    """PURE (arXiv 2504.15275): in place of the discounted sum of the scores to come, the lowest of them."""
    page = "In the wild: adding up, or the worst"
    assert row(page, "perfect plan") == [round(returns(PERFECT, ran)[0], 3), min(verdicts(PERFECT, ran))]
    assert row(page, "10 searches, wrong") == [
        round(returns(searches(10), ran)[0], 3),
        min(verdicts(searches(10), ran)),
    ]
    assert min(verdicts(FAILED, ran)) == verdicts(FAILED, ran)[-1] == -0.5


def test_the_examples_of_the_task():
    shown = numbers(LESSON["Your task"].rpartition("gamma 0.95:")[2])
    expected = [orm_credit(FAILED, GAMMA), orm_negative(FAILED, GAMMA), verdicts(FAILED, ran), returns(FAILED, ran)]
    assert shown == pytest.approx([credit for credits in expected for credit in credits])
