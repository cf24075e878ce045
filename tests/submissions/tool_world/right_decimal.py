import ast
import decimal
from decimal import Decimal

CONTEXT = decimal.Context(prec=60, Emax=10_000, Emin=-10_000)


def value(node):
    match node:
        case ast.Constant(value=int() | float() as number) if not isinstance(number, bool):
            return limited(Decimal(repr(number)))
        case ast.UnaryOp(op=ast.USub(), operand=below):
            return -value(below)
        case ast.UnaryOp(op=ast.UAdd(), operand=below):
            return value(below)
        case ast.BinOp(left, op, right):
            return limited(apply(op, value(left), value(right)))
    raise ValueError("not allowed")


def apply(op, a, b):
    if isinstance(op, ast.Add):
        return CONTEXT.add(a, b)
    if isinstance(op, ast.Sub):
        return CONTEXT.subtract(a, b)
    if isinstance(op, ast.Mult):
        return CONTEXT.multiply(a, b)
    if isinstance(op, ast.Div):
        return CONTEXT.divide(a, b)
    if isinstance(op, ast.Pow):
        if abs(b) > 100 or (a == 0 and b < 0):
            raise ValueError("power")
        return Decimal(1) if b == 0 else CONTEXT.power(a, b)
    raise ValueError("operator")


def limited(number):
    if not number.is_finite() or abs(number) > Decimal("1e100"):
        raise ValueError("size")
    return number


def safe_calculate(expression):
    if len(expression) > 200:
        raise ValueError("length")
    try:
        return value(ast.parse(expression.strip(), mode="eval").body)
    except (SyntaxError, decimal.DecimalException) as error:
        raise ValueError("refused") from error


def run_agent_loop(tools, plan, ground_truth):
    turns = []
    for action, argument in plan:
        if action == "answer":
            try:
                ok = abs(float(argument) - ground_truth) <= 0.001 * abs(ground_truth)
            except ValueError:
                ok = False
            turns.append({"action": action, "argument": argument, "observation": "right" if ok else "wrong", "ok": ok})
            return turns
        if action in tools:
            observation, ok = tools[action](argument)
        else:
            observation, ok = "unknown tool", False
        turns.append({"action": action, "argument": argument, "observation": observation, "ok": ok})
    turns.append({"action": "answer", "argument": None, "observation": "no answer", "ok": False})
    return turns
