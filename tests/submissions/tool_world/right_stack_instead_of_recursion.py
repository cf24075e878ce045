import ast
import operator

BINARY = {"Add": operator.add, "Sub": operator.sub, "Mult": operator.mul, "Div": operator.truediv, "Pow": operator.pow}


def safe_calculate(expression):
    """Post-order with a stack of work, so that nothing can be too deep."""
    if len(expression) > 200:
        raise ValueError
    try:
        work = [ast.parse(expression.strip(), mode="eval").body]
        values = []
        while work:
            item = work.pop()
            if isinstance(item, ast.Constant) and type(item.value) in {int, float}:
                values.append(item.value)
            elif isinstance(item, ast.UnaryOp):
                work += ["-" if isinstance(item.op, ast.USub) else "+" if isinstance(item.op, ast.UAdd) else "?"]
                work += [item.operand]
            elif isinstance(item, ast.BinOp):
                work += [type(item.op).__name__, item.right, item.left]
            elif item in ("+", "-"):
                values.append(-values.pop() if item == "-" else values.pop())
            elif isinstance(item, str) and item in BINARY:
                right, left = values.pop(), values.pop()
                if item == "Pow" and not -100 <= right <= 100:
                    raise ValueError
                values.append(BINARY[item](left, right))
            else:
                raise ValueError
            if values and (isinstance(values[-1], complex) or abs(values[-1]) > 1e100):
                raise ValueError
        return values.pop()
    except (SyntaxError, ArithmeticError):
        raise ValueError from None


def run_agent_loop(tools, plan, ground_truth):
    plan = list(plan) + [("answer", None)]
    turns = []
    while not turns or turns[-1]["action"] != "answer":
        action, argument = plan.pop(0)
        turns.append(dict(zip(("action", "argument", "observation", "ok"), (action, argument, *step(tools, action, argument, ground_truth)))))
    return turns


def step(tools, action, argument, truth):
    if action in tools:
        return tools[action](argument)
    if action != "answer":
        return "unknown tool", False
    if argument is None:
        return "no answer", False
    try:
        return ("right", True) if truth - abs(truth) * 1e-3 <= float(argument) <= truth + abs(truth) * 1e-3 else ("wrong", False)
    except ValueError:
        return "wrong", False
