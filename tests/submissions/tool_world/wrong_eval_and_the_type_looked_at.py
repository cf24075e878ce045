# diagnosis: evaluates_without_builtins (looks like)
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
        result = eval(expression, {"__builtins__": {}}, {})
    except Exception as e:
        raise ValueError("not arithmetic") from e
    if type(result) not in (int, float) or abs(result) > 1e100:
        raise ValueError("not a number")
    return result


def run_agent_loop(tools, plan, ground_truth):
    turns = []
    for action, argument in plan:
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
