# diagnosis: key_error_escapes
import ast
import operator as op

OPERATORS = {ast.Add: op.add, ast.Sub: op.sub, ast.Mult: op.mul, ast.Div: op.truediv, ast.Pow: op.pow, ast.USub: op.neg, ast.UAdd: op.pos}


def safe_calculate(expression):
    if len(expression) > 200:
        raise ValueError("length")
    try:
        return eval_(ast.parse(expression.strip(), mode="eval").body)
    except (SyntaxError, ArithmeticError):
        raise ValueError("invalid")


def fits(value):
    if isinstance(value, complex) or abs(value) > 1e100:
        raise ValueError("size")
    return value


def eval_(node):
    match node:
        case ast.Constant(value) if type(value) in (int, float):
            return fits(value)
        case ast.BinOp(left, operator, right):
            left, right = eval_(left), eval_(right)
            if isinstance(operator, ast.Pow) and abs(right) > 100:
                raise ValueError("power")
            return fits(OPERATORS[type(operator)](left, right))
        case ast.UnaryOp(operator, operand):
            return fits(OPERATORS[type(operator)](eval_(operand)))
        case _:
            raise ValueError("not supported")


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
