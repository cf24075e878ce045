"""The solution of tool_world against what is known of calculators and loops, and the lesson's numbers recomputed."""

import ast
import builtins
import contextlib
import math
import re

import pytest

from tutor.course import load_course

COURSE = load_course()
EXERCISE = COURSE.exercise("tool_world")
SOLUTION = COURSE.solution(EXERCISE)
safe_calculate, run_agent_loop = SOLUTION["safe_calculate"], SOLUTION["run_agent_loop"]

LESSON = {page.title: page.text for page in EXERCISE.lesson.pages}


def refusal(expression):
    with pytest.raises(ValueError) as caught:
        safe_calculate(expression)
    assert caught.type is ValueError
    return str(caught.value)


def rows(page):
    """The lines of a page that have at least two columns."""
    return [re.split(r"\s{2,}", line.strip()) for line in LESSON[page].splitlines() if re.search(r"\S\s{2,}\S", line)]


def search(query):
    facts = {"earth_radius": "6371"}
    return (facts[query], True) if query in facts else ("nothing found", False)


def calculate(text):
    try:
        return str(safe_calculate(text)), True
    except ValueError as error:
        return str(error), False


TOOLS = {"search": search, "calculate": calculate}


@pytest.mark.parametrize(
    "expression",
    ["1 + 2 * 3", "2 ** 3 ** 2", "-2 ** 2", "(-2) ** 2", "7 / 2", "2 ** -1", "2 - -3", "9 ** 0.5", "1e3 + .5"],
)
def test_arithmetic_is_that_of_python(expression):
    """Python's reference, 6.5: a power binds tighter than a sign on its left, less tight than one on its right."""
    assert safe_calculate(expression) == eval(expression)


@pytest.mark.parametrize("repaired", ["2 * pi * 6371", "10 % 3", "3,000 + 1", "2 pi r", '__import__("os")'])
def test_what_a_filter_would_repair_is_refused(repaired):
    assert "arithmetic" in refusal(repaired) or "worked out" in refusal(repaired)


def test_a_number_in_scientific_notation_is_one():
    assert safe_calculate("1e3") == 1000


@pytest.mark.parametrize("limit", ["2 ** 100", "2 ** -100", "10 ** 99", "99 ** 50", "1+" * 99 + "11"])
def test_limits_let_in_what_they_say(limit):
    assert safe_calculate(limit) == eval(limit)


@pytest.mark.parametrize(
    "beyond",
    [
        "2 ** 101",
        "2 ** -101",
        "1 ** 101",
        "101 ** 50",
        "1e101",
        "-1e101",
        "1e999",
        "1e99 * 1e99 / 1e99",
        "1+" * 100 + "1",
    ],
)
def test_limits_keep_out_what_they_say(beyond):
    refusal(beyond)


def test_no_expression_of_200_characters_takes_long_or_breaks_the_parser():
    for text in (
        "(" * 100 + ")" * 100,
        "-" * 199 + "1",
        "9**" * 66 + "9",
        "((((9**99)**99)**99)**99)",
        "2**(" * 39 + "2" + ")" * 39,
    ):
        assert len(text) <= 200
        with contextlib.suppress(ValueError):
            safe_calculate(text)


def test_refusals_say_why():
    assert refusal("2 * pi") == "not arithmetic: pi"
    assert refusal("1 / 0") == "cannot be worked out: division by zero"
    assert "exponent beyond 100" in refusal("9 ** 9 ** 9")
    assert "at most 1e+100" in refusal("(-8) ** 0.5")


def test_the_examples_of_the_tasks():
    page = LESSON["Your task: the calculator"]
    for expression, answer in re.findall(r"^(\S.*?)   +(40030\.13978|ValueError)$", page, re.MULTILINE):
        assert (
            refusal(expression)
            if answer == "ValueError"
            else safe_calculate(expression) == pytest.approx(float(answer))
        )
    page = "Your task: the loop"
    call = LESSON[page].partition("run_agent_loop(\n")[2].partition(")\n\n")[0]
    turns = eval(f"run_agent_loop({call})", {"run_agent_loop": run_agent_loop, **TOOLS})
    shown = [row for row in rows(page) if row[0] in ("search", "calculate", "answer")]
    told = [[turn["action"], turn["argument"], turn["observation"], str(turn["ok"])] for turn in turns]
    assert [row[:2] + row[3:] for row in shown] == [row[:2] + row[3:] for row in told]
    assert float(shown[1][2]) == pytest.approx(float(told[1][2]))


def test_an_episode_without_an_answer_has_failed():
    silence = {"action": "answer", "argument": None, "observation": "no answer", "ok": False}
    assert run_agent_loop(TOOLS, [], 1) == [silence]
    assert run_agent_loop(TOOLS, [("search", "earth_radius")], 1)[1:] == [silence]


def test_a_failure_is_a_turn_and_the_loop_goes_on():
    page = "From exception to observation"
    plan = [tuple(row[:2]) for row in rows(page) if row[0] in ("calculate", "answer")]
    turns = run_agent_loop(TOOLS, plan, 40030.17)
    assert [turn["ok"] for turn in turns] == [False, True, True]
    assert "not arithmetic" in turns[0]["observation"]
    unknown = run_agent_loop(TOOLS, [("browse", "earth"), *plan], 40030.17)
    assert unknown[0] == {"action": "browse", "argument": "earth", "observation": "unknown tool", "ok": False}
    assert unknown[1:] == turns


def test_the_tree_of_the_lesson():
    page = LESSON["A calculator sees a tree"]
    words = re.findall(r"BinOp|UnaryOp|Constant|USub|Add|Mult", page.partition("```")[2].partition("```")[0])
    tree = ast.dump(ast.parse("-1 + 2 * 3", mode="eval"))
    assert sorted(words) == sorted(re.findall(r"BinOp|UnaryOp|Constant|USub|Add|Mult", tree))
    kinds = [kind for kind in vars(ast).values() if isinstance(kind, type) and ast.expr in kind.__bases__]
    arithmetic = {ast.Constant, ast.UnaryOp, ast.BinOp}
    assert len({kind for kind in kinds if kind.__module__ == "ast"} - arithmetic) in range(23, 28)  # "two dozen"


def test_by_hand():
    for expression, answer in (("-1", -1), ("2 * 3", 6), ("-1 + 2 * 3", 5)):
        assert safe_calculate(expression) == answer
    assert refusal("2 * pi * 6371") == "not arithmetic: pi"


def test_what_a_filter_makes_of_a_text():
    table = {row[0]: row[1:] for row in rows("What goes wrong: repairing the text")[1:]}
    assert len(table) == 6
    for written, (kept, answered) in table.items():
        assert re.sub(r"[^0-9.+*/()-]", "", written) == kept
        value = eval(kept)
        assert answered in (str(value), f"{len(str(value)):,} digits")


def test_literal_eval_reads_and_does_not_calculate():
    assert ast.literal_eval("[1, 2]") == [1, 2]
    with pytest.raises(ValueError):
        ast.literal_eval("1 + 2 * 3")


def test_how_many_digits():
    page = LESSON["Nine to the nine to the nine"]

    def digits(exponent):
        return f"{math.floor(exponent * math.log10(9)) + 1:,}"

    assert f"{9**9:,}" in page
    assert f"**{digits(9**9)} digits**" in page
    for power in (1, 2, 3):
        assert f" {digits(99**power)} digits" in page
    assert digits(99**4).startswith("91,664,") and "about 92" in page
    assert safe_calculate("9 ** 99") == 9**99
    refusal("(9 ** 99) ** 99")


def test_what_slips_out_and_what_raises_nothing():
    page = LESSON["The exception is the answer"]
    for expression, error in re.findall(r"^(\S.*?)   +(\w+Error)\b", page, re.MULTILINE):
        refusal(expression)
        if error != "KeyError":
            with pytest.raises(getattr(builtins, error)):
                eval(expression)
    for silent in ("True + 1", "'ab' * 3", "(-8) ** 0.5", "1e999"):
        assert silent in page
        eval(silent)
        refusal(silent)


def test_near_the_truth():
    table = rows("What goes wrong: letter by letter")[-6:]
    for answer, truth, distance, allowed, verdict in table:
        exact = abs(float(answer) - float(truth))
        assert float(distance.replace(",", "")) == pytest.approx(exact)
        assert float(allowed) == pytest.approx(0.001 * abs(float(truth)), abs=0.005)
        (turn,) = run_agent_loop({}, [("answer", answer)], float(truth))
        assert turn["observation"] == verdict


def test_the_circle():
    """The Earth's mean radius is 6371 km (IUGG); a circle of that radius is 40,030 km long, the equator 40,075 km."""
    assert 2 * math.pi * 6371 == pytest.approx(40030.17, abs=0.005)
    assert safe_calculate("2 * 3.14159 * 6371") == pytest.approx(40030.13978)


def test_a_single_power_of_simpleeval():
    assert round(4e6 * math.log10(4e6) / 1e6) == 26  # "26 million digits"
