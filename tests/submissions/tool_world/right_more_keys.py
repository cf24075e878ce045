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


from collections import OrderedDict


def run_agent_loop(tools, plan, ground_truth):
    """Records with a number of their own and the tool's length of answer beside what is asked for."""
    records = []

    def note(action, argument, observation, ok):
        records.append(OrderedDict(turn=len(records), action=action, argument=argument, observation=observation, ok=ok, said=len(observation)))

    for action, argument in plan:
        if action == "answer":
            try:
                distance = abs(float(argument) - ground_truth)
            except ValueError:
                distance = float("inf")
            right = distance <= 1e-3 * abs(ground_truth)
            note(action, argument, "right" if right else "wrong", right)
            return tuple(records)
        elif action not in tools:
            note(action, argument, "unknown tool", False)
        else:
            note(action, argument, *tools[action](argument))
    note("answer", None, "no answer", False)
    return tuple(records)
