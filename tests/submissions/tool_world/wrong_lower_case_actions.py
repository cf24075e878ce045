# diagnosis: tool_names_repaired
import ast
import operator

OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: operator.pow,
}


def safe_calculate(expression):
    if len(expression) > 200:
        raise ValueError("too long")
    try:
        return _value(ast.parse(expression.strip(), mode="eval").body)
    except (SyntaxError, ZeroDivisionError, OverflowError) as error:
        raise ValueError("not arithmetic") from error


def _value(node):
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        result = node.value
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        result = -_value(node.operand)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.UAdd):
        result = _value(node.operand)
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        left, right = _value(node.left), _value(node.right)
        if isinstance(node.op, ast.Pow) and abs(right) > 100:
            raise ValueError("exponent too large")
        result = OPERATORS[type(node.op)](left, right)
    else:
        raise ValueError("not arithmetic")
    if isinstance(result, complex) or abs(result) > 1e100:
        raise ValueError("too large or not real")
    return result


def run_agent_loop(tools, plan, ground_truth):
    turns = []
    for action, argument in plan:
        action = action.lower().strip()
        if action == "answer":
            ok = _is_right(argument, ground_truth)
            observation = "right" if ok else "wrong"
        elif action in tools:
            observation, ok = tools[action](argument)
        else:
            observation, ok = "unknown tool", False
        turns.append({"action": action, "argument": argument, "observation": observation, "ok": ok})
        if action == "answer":
            return turns
    turns.append({"action": "answer", "argument": None, "observation": "no answer", "ok": False})
    return turns


def _is_right(argument, truth):
    try:
        return abs(float(argument) - truth) <= 0.001 * abs(truth)
    except ValueError:
        return False
