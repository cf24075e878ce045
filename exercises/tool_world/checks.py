"""What safe_calculate and run_agent_loop must do.

The numbers of drawn expressions are small, so that no wrong calculator takes long over any power of them.
"""

from math import prod

from hypothesis.strategies import lists, sampled_from, tuples

from tutor.checking.author import check, close, forms
from tutor.checking.scenes import CreditLanes, Lane


def number_or_refusal(answer, call):
    return None if isinstance(answer, int | float) else "a number, or raise ValueError"


RETURNS = {
    "safe_calculate": number_or_refusal,
    "run_agent_loop": forms.listing(
        forms.record(
            {
                "action": forms.text(),
                "argument": forms.nothing_or(forms.text()),
                "observation": forms.text(),
                "ok": forms.boolean(),
            }
        )
    ),
}


def what_ran(call, answer):
    """Draw which turns were ok: 1 where one was, 0 where it was not."""
    actions = [action for action, _ in call.args[1]]
    return CreditLanes((Lane("ok", [int(turn["ok"]) for turn in answer], [*actions, "(no answer)"]),), unit="turn")


SCENES = {"run_agent_loop": what_ran}

numbers = sampled_from(["2", "1", "3", "4", "0.5", "0", "-2"])
operators = sampled_from(["+", "-", "*", "/", "**"])
shapes = sampled_from(["{} {} {} {} {}", "({} {} {}) {} {}", "{} {} ({} {} {})", "-{} {} {} {} {}", "{}{}{}{}{}"])
expressions = tuples(shapes, numbers, operators, numbers, operators, numbers).map(
    lambda drawn: drawn[0].format(*drawn[1:])
)


def outcome(submission, expression):
    """Return the answer, or the name of the exception where there is none."""
    raised = submission.safe_calculate.raises(expression)
    return submission.safe_calculate(expression) if raised is None else raised


@check(
    "Arithmetic is worked out, anything else is refused",
    examples=["2 * 3.14159 * 6371", "__import__('os').getcwd()"],
    example=True,
)
def worked_out_or_refused(submission, expression):
    yield outcome(submission, expression)


@check(
    "The operators bind as they do in Python",
    examples=[
        "1 + 2 * 3",
        "6371",
        "(1 + 2) * 3",
        "10 - 4 - 3",
        "7 / 2",
        "2 / 3",
        "1 / 7000",
        "2 ** 3 ** 2",
        "-2 ** 2",
        "(-2) ** 2",
        "2 ** -1",
        "9 ** 0.5",
        "2 - -3",
        "-(1 + 2)",
        "+4",
        "1e3 + .5",
        "2*(3+4)*5",
        "1 + 2 + 3 + 4 + 5 - 6 * 7 / 8",
    ],
)
def the_operators(submission, expression):
    yield submission.safe_calculate(expression)


@check("Any expression", given=expressions, examples=["2 ** 4 * 0.5", "8 / (4 - 4)", "(-2) ** 0.5", "-2 ** 2 ** 1"])
def any_expression(submission, expression):
    yield outcome(submission, expression)


@check("White space at either end does no harm", examples=[" 1 + 2", "3 * 4  ", "\t5 - 1\n"])
def white_space(submission, expression):
    yield submission.safe_calculate(expression)


@check(
    "Names, calls and attributes are refused",
    examples=[
        "x + 1",
        "pi",
        "2 * pi * 6371",
        "abs(-1)",
        "sqrt(16)",
        "().__class__",
        "(1).real",
        "__import__('math').pi",
        "[4, 5][0]",
    ],
)
def names_and_calls(submission, expression):
    yield outcome(submission, expression)


@check(
    "Every other operator is refused",
    examples=[
        "7 // 2",
        "10 % 3",
        "2 ^ 3",
        "1 << 4",
        "3 @ 2",
        "~5",
        "not 1",
        "1 < 2",
        "3 and 2",
        "1 if 2 else 3",
        "3,000 + 1",
        "[1]",
    ],
)
def other_operators(submission, expression):
    yield outcome(submission, expression)


@check(
    "Whole and decimal numbers are the only values",
    examples=[
        "True",
        "True + 1",
        "None",
        "'3' + '4'",
        "'ab' * 3",
        "f'{1}'",
        "2j",
        "(-8) ** 0.5",
    ],
)
def only_numbers(submission, expression):
    yield outcome(submission, expression)


@check(
    "What is no expression is refused",
    examples=[
        "",
        "1 +",
        "(1",
        "1)",
        "()",
        "1 2",
        "2 * 6371 km",
        "2 × 3",
        "1; 2",
        "x = 1",
        "1 + 1 =",
    ],
)
def no_expression(submission, expression):
    yield outcome(submission, expression)


@check(
    "A division by zero is refused",
    examples=["1 / 0", "0 / 0", "1.5 / 0.0", "3 + 5 / (1 - 1.0)", "0 ** -1"],
)
def division_by_zero(submission, expression):
    yield outcome(submission, expression)


@check(
    "An exponent beyond 100 is refused",
    examples=[
        "2 ** 101",
        "2 ** 100",
        "2 ** -100",
        "2 ** -101",
        "1 ** 101",
        "1.5 ** 100.5",
        "101 ** 2",
        "1 ** 2000",
        "9 ** 9 ** 5",
    ],
)
def exponents(submission, expression):
    yield outcome(submission, expression)


@check(
    "A number beyond 1e100 is refused, on the way too",
    examples=[
        "10 ** 99 * 50",
        "10 ** 99",
        "1e101",
        "1e999",
        "1e99 * 1e99 / 1e99",
        "-1e99 * 1e99",
        "(10 ** 60) ** 2",
        "((9 ** 99) ** 99) ** 0",
        "9" * 101,
    ],
)
def large_numbers(submission, expression):
    yield outcome(submission, expression)


@check(
    "An expression has at most 200 characters",
    examples=[
        "1+" * 100 + "1",
        "1+" * 99 + "11",
        " " * 200 + "1",
        "1 +" + " " * 1500 + "1",
        "1+" * 5000 + "1",
        "-" * 150 + "1",
        "(" * 90 + "7" + ")" * 90,
    ],
)
def length(submission, expression):
    yield outcome(submission, expression)


@check(
    "Brackets around the whole change nothing",
    law=True,
    given=expressions,
    examples=["1 + 2", "-2 ** 2"],
)
def brackets(submission, expression):
    yield close(outcome(submission, expression), outcome(submission, f"({expression})"))


FACTS = {"earth_radius": "6371", "pi": "3.14159", "moon_distance": "384400"}


def search(query):
    return (FACTS[query], True) if str(query) in FACTS else (f"nothing found for {query}", False)


def calculate(expression):
    """Work out a product of numbers, which is all that the plans of these checks ask for."""
    try:
        return f"{prod(map(float, expression.split('*'))):.10g}", True
    except ValueError:
        return "not arithmetic", False


def note(text):
    return "", True


TOOLS = {"search": search, "calculate": calculate, "note": note}
RADIUS = ("search", "earth_radius")
RIGHT = ("calculate", "2 * 3.14159 * 6371")
PI_IS_3 = ("calculate", "2 * 3 * 6371")
ANSWER = ("answer", "40030")
AROUND_THE_EARTH = 40030.17

PLAYGROUND = {
    "safe_calculate": {"expression": "2 * 3.14159 * 6371"},
    "run_agent_loop": {
        "tools": {"search": search, "calculate": calculate},
        "plan": [RADIUS, PI_IS_3, ("answer", "38226")],
        "ground_truth": AROUND_THE_EARTH,
    },
}

steps = sampled_from(
    [
        RADIUS,
        ANSWER,
        RIGHT,
        PI_IS_3,
        ("search", "mars"),
        ("browse", "earth"),
        ("note", "check the radius"),
        ("calculate", "2 pi r"),
        ("answer", "38226"),
        ("answer", "forty thousand"),
    ]
)
plans = lists(steps, max_size=6)


@check("Search, calculate, answer", example=True)
def search_calculate_answer(submission):
    yield submission.run_agent_loop(
        {"search": search, "calculate": calculate}, [RADIUS, RIGHT, ANSWER], AROUND_THE_EARTH
    )


@check(
    "Any plan",
    given=plans,
    examples=[
        [RADIUS, PI_IS_3, ("answer", "38226")],
        [ANSWER],
        [RADIUS, RADIUS, RIGHT, ("search", "mars"), RADIUS, ANSWER],
        [RADIUS, RIGHT] * 6 + [ANSWER],
    ],
)
def any_plan(submission, plan):
    yield submission.run_agent_loop(TOOLS, plan, AROUND_THE_EARTH)


@check(
    "A tool that fails is a failed turn, and the loop goes on",
    examples=[
        [("search", "mars"), RADIUS, RIGHT, ANSWER],
        [("search", ""), ANSWER],
        [("note", "nothing to see is no failure"), ANSWER],
    ],
)
def a_tool_that_fails(submission, plan):
    yield submission.run_agent_loop(TOOLS, plan, AROUND_THE_EARTH)


@check(
    "An unknown tool is a failed turn, and the loop goes on",
    examples=[
        [("browse", "earth"), RADIUS, ANSWER],
        [("Search", "earth_radius"), ("Answer", "40030"), ANSWER],
        [("search ", "earth_radius"), ("answers", "40030"), ("final_answer", "40030")],
    ],
)
def an_unknown_tool(submission, plan):
    yield submission.run_agent_loop(TOOLS, plan, AROUND_THE_EARTH)


@check("Without tools there is still the answer", examples=[[RADIUS, ANSWER]])
def no_tools(submission, plan):
    yield submission.run_agent_loop({}, plan, AROUND_THE_EARTH)


@check(
    "The first answer ends the episode",
    examples=[
        [RADIUS, ANSWER, RIGHT],
        [("answer", "38226"), ANSWER],
        [("answer", "?"), RADIUS, RIGHT, ANSWER],
        [RADIUS, ("answer", "38226"), ("browse", "earth"), ("search", "mars")],
    ],
)
def the_first_answer(submission, plan):
    yield submission.run_agent_loop(TOOLS, plan, AROUND_THE_EARTH)


@check(
    "Who never answers has failed",
    examples=[[], [RADIUS], [RADIUS, ("browse", "earth")], [RADIUS] * 12],
)
def never_answers(submission, plan):
    yield submission.run_agent_loop(TOOLS, plan, AROUND_THE_EARTH)


@check(
    "An answer is right when it is near the truth, as a number",
    examples=[
        ("40030.17", 40030.17),
        ("40030.13978", 40030.17),
        (" 40030 ", 40030.17),
        ("4.003e4", 40030.17),
        ("40069", 40030.17),
        ("39991", 40030.17),
        ("40075", 40030.17),
        ("-40030", 40030.17),
        ("400300", 40030.17),
        ("40,030", 40030.17),
        ("40030 km", 40030.17),
        ("", 40030.17),
        ("nan", 40030.17),
        ("inf", 40030.17),
        ("2.0", 2),
        ("1.6", 2),
        ("0.5004", 0.5),
        ("0.5009", 0.5),
        ("0.49", 0.5),
        ("-40.02", -40),
        ("40", -40),
        ("0", 0),
        ("0.0004", 0),
    ],
)
def near_the_truth(submission, answer, ground_truth):
    yield submission.run_agent_loop(TOOLS, [RADIUS, ("answer", answer)], ground_truth)


@check("What stands behind the answer changes nothing", law=True, given=plans, examples=[[RADIUS], [ANSWER]])
def behind_the_answer(submission, plan):
    alone = submission.run_agent_loop(TOOLS, [RADIUS, ANSWER], AROUND_THE_EARTH)
    followed = submission.run_agent_loop(TOOLS, [RADIUS, ANSWER, *plan], AROUND_THE_EARTH)
    yield close(alone, followed)


# It calls both functions, so no misconception is asked: those that never come back would take their time each.
@check(
    "The calculator in an agent's hands",
    examples=[
        ("2 * 3.14159 * 6371", "40030"),
        ("2 * pi * 6371", "38226"),
        ("9 ** 9 ** 9", "0"),
        ("((((9 ** 99) ** 99) ** 99) ** 99)", "0"),
    ],
)
def in_an_agents_hands(submission, expression, answer):
    result = outcome(submission, expression)

    def calculate(text):
        return (f"{result:.4f}", True) if result != "ValueError" else ("not arithmetic", False)

    plan = [("calculate", expression), ("answer", answer)]
    yield submission.run_agent_loop({"calculate": calculate}, plan, AROUND_THE_EARTH)
