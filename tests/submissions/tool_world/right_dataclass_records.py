import ast
import operator as op
from dataclasses import dataclass, asdict
from typing import Any


class Refused(ValueError):
    """Not arithmetic."""


class Calculator(ast.NodeVisitor):
    binary = {ast.Add: op.add, ast.Sub: op.sub, ast.Mult: op.mul, ast.Div: op.truediv}

    def visit(self, node):
        value = super().visit(node)
        if type(value) not in (int, float):
            raise Refused("not a real number")
        if not abs(value) <= 10**100:
            raise Refused("too large")
        return value

    def generic_visit(self, node):
        raise Refused(f"{type(node).__name__} is not arithmetic")

    def visit_Expression(self, node):
        return self.visit(node.body)

    def visit_Constant(self, node):
        return node.value

    def visit_UnaryOp(self, node):
        if isinstance(node.op, ast.USub):
            return -self.visit(node.operand)
        if isinstance(node.op, ast.UAdd):
            return +self.visit(node.operand)
        return self.generic_visit(node.op)

    def visit_BinOp(self, node):
        left, right = self.visit(node.left), self.visit(node.right)
        if isinstance(node.op, ast.Pow):
            if not -100 <= right <= 100:
                raise Refused("exponent")
            return left**right
        f = self.binary.get(type(node.op))
        if f is None:
            return self.generic_visit(node.op)
        return f(left, right)


def safe_calculate(expression: str) -> float:
    if len(expression) > 200:
        raise Refused("too long")
    try:
        return Calculator().visit(ast.parse(expression.strip(), mode="eval"))
    except (SyntaxError, ZeroDivisionError, OverflowError, MemoryError, RecursionError) as e:
        raise Refused(str(e)) from None


@dataclass
class Turn:
    action: str
    argument: Any
    observation: Any = "unknown tool"
    ok: bool = False


def _is_right(argument, truth):
    try:
        return bool(abs(float(argument) - truth) <= 1e-3 * abs(truth))
    except (TypeError, ValueError):
        return False


def run_agent_loop(tools, plan, ground_truth):
    turns: list[Turn] = []
    for action, argument in plan:
        turns.append(turn := Turn(action, argument))
        if action == "answer":
            turn.ok = _is_right(argument, ground_truth)
            turn.observation = "right" if turn.ok else "wrong"
            break
        if tool := tools.get(action):
            turn.observation, turn.ok = tool(argument)
    if not turns or turns[-1].action != "answer":
        turns.append(Turn("answer", None, "no answer"))
    return [asdict(t) for t in turns]
