import ast
import operator

OPS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}


def safe_calculate(expression):
    if len(expression) > 200:
        raise ValueError("too long")
    try:
        tree = ast.parse(expression.strip(), mode="eval")
        return walk(tree.body)
    except (SyntaxError, ZeroDivisionError, OverflowError) as e:
        raise ValueError(str(e))


def check(x):
    if isinstance(x, complex) or abs(x) > 1e100:
        raise ValueError("number")
    return x


def walk(node):
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool) or not isinstance(node.value, (int, float)):
            raise ValueError("constant")
        return check(node.value)
    if isinstance(node, ast.UnaryOp):
        if isinstance(node.op, ast.USub):
            return -walk(node.operand)
        if isinstance(node.op, ast.UAdd):
            return walk(node.operand)
    if isinstance(node, ast.BinOp):
        a = walk(node.left)
        b = walk(node.right)
        if isinstance(node.op, ast.Pow):
            if abs(b) > 100:
                raise ValueError("exponent")
            return check(a ** b)
        if type(node.op) in OPS:
            return check(OPS[type(node.op)](a, b))
    raise ValueError("not arithmetic")


import math


def run_agent_loop(tools, plan, ground_truth):
    return list(episode(tools, plan, ground_truth))


def episode(tools, plan, ground_truth):
    for action, argument in plan:
        if action == "answer":
            right = near(argument, ground_truth)
            yield record(action, argument, "right" if right else "wrong", right)
            return
        try:
            tool = tools[action]
        except KeyError:
            yield record(action, argument, "unknown tool", False)
        else:
            yield record(action, argument, *tool(argument))
    yield record("answer", None, "no answer", False)


def record(action, argument, observation, ok):
    return locals()


def near(answer, truth):
    try:
        return math.isclose(float(answer), truth, rel_tol=0.001)
    except ValueError:
        return False
