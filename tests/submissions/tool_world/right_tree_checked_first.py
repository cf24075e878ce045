import ast

ALLOWED = (ast.Expression, ast.BinOp, ast.UnaryOp, ast.Constant, ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Pow, ast.USub, ast.UAdd)


def safe_calculate(expression):
    if len(expression) > 200:
        raise ValueError("too long")
    try:
        tree = ast.parse(expression.strip(), mode="eval")
    except SyntaxError:
        raise ValueError("syntax error")
    for node in ast.walk(tree):
        if not isinstance(node, ALLOWED):
            raise ValueError(f"{node} not allowed")
        if isinstance(node, ast.Constant) and type(node.value) not in (int, float):
            raise ValueError(f"{node.value!r} not allowed")
    return evaluate(tree.body)


def evaluate(node):
    """The tree is harmless: work it out node by node, looking at the sizes."""
    if isinstance(node, ast.Constant):
        number = node.value
    elif isinstance(node, ast.UnaryOp):
        number = evaluate(node.operand) * (-1 if isinstance(node.op, ast.USub) else 1)
    else:
        left, right = evaluate(node.left), evaluate(node.right)
        sign = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Pow: "**"}[type(node.op)]
        if sign == "**" and abs(right) > 100:
            raise ValueError("exponent")
        try:
            number = eval("left" + sign + "right", {"__builtins__": {}}, {"left": left, "right": right})
        except ArithmeticError:
            raise ValueError("arithmetic")
    if isinstance(number, complex) or abs(number) > 1e100:
        raise ValueError("size")
    return number


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
