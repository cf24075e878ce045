# diagnosis: a_failure_ends_the_episode
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
        if not ok:
            return turns
    turns.append({"action": "answer", "argument": None, "observation": "no answer", "ok": False})
    return turns
