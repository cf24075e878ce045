"""A small world for an agent: a calculator that works out arithmetic and nothing else, and the loop of turns.

The calculator walks the syntax tree of the expression (Python's `ast`) and knows the few kinds of node that arithmetic
is made of. What is not among them is refused, so nobody has to think of everything that might be dangerous.
"""

import ast
import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

LONGEST = 200
LARGEST = 1e100
LARGEST_EXPONENT = 100
NEAR_ENOUGH = 0.001


def _power(base: float, exponent: float) -> Any:
    if abs(exponent) > LARGEST_EXPONENT:
        raise ValueError(f"an exponent beyond {LARGEST_EXPONENT}")
    return base**exponent


OPERATORS: dict[type[ast.AST], Callable[..., Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: _power,
    ast.UAdd: operator.pos,
    ast.USub: operator.neg,
}


def safe_calculate(expression: str) -> float:
    """Work out an expression of whole and decimal numbers, + - * / ** and brackets.

    Raises:
        ValueError: it is anything else, divides by zero, has more than 200 characters, an exponent beyond 100, or on
            the way a number beyond 1e100 in size.
    """
    if len(expression) > LONGEST:
        raise ValueError(f"more than {LONGEST} characters")
    try:
        return _value(ast.parse(expression.strip(), mode="eval").body)
    except (SyntaxError, ArithmeticError) as error:
        raise ValueError(f"cannot be worked out: {error}") from error


def _value(node: ast.expr) -> float:
    match node:
        case ast.Constant(number) if type(number) in (int, float):
            return _bearable(number)
        case ast.UnaryOp(sign, operand) if type(sign) in OPERATORS:
            return _bearable(OPERATORS[type(sign)](_value(operand)))
        case ast.BinOp(left, operation, right) if type(operation) in OPERATORS:
            return _bearable(OPERATORS[type(operation)](_value(left), _value(right)))
    raise ValueError(f"not arithmetic: {ast.unparse(node)}")


def _bearable(number: Any) -> float:
    if isinstance(number, int | float) and abs(number) <= LARGEST:
        return number
    raise ValueError(f"not a real number of at most {LARGEST:g} in size")


Tool = Callable[[str], tuple[str, bool]]
Turn = dict[str, Any]


def run_agent_loop(tools: Mapping[str, Tool], plan: Sequence[tuple[str, str]], ground_truth: float) -> list[Turn]:
    """Play one episode of an agent that follows a plan, and return a record of every turn.

    A tool takes a text and returns an observation and whether it ran; the plan holds pairs of an action and its
    argument, up to the action "answer". The last record is always an answer, and its "ok" is how the episode ended:
    an answer within 0.1 % of the ground truth is right, and a plan that never answers has failed.
    """
    turns: list[Turn] = []
    for action, argument in plan:
        if action == "answer":
            right = _is_right(argument, ground_truth)
            return [*turns, _turn("answer", argument, "right" if right else "wrong", right)]
        observation, ok = tools[action](argument) if action in tools else ("unknown tool", False)
        turns.append(_turn(action, argument, observation, ok))
    return [*turns, _turn("answer", None, "no answer", False)]


def _turn(action: str, argument: str | None, observation: str, ok: bool) -> Turn:
    return {"action": action, "argument": argument, "observation": observation, "ok": ok}


def _is_right(answer: str, ground_truth: float) -> bool:
    try:
        return abs(float(answer) - ground_truth) <= NEAR_ENOUGH * abs(ground_truth)
    except ValueError:
        return False
