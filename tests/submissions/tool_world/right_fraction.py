import ast
from fractions import Fraction


def exact(node):
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        return sized(Fraction(node.value))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)):
        value = exact(node.operand)
        return -value if isinstance(node.op, ast.USub) else value
    if isinstance(node, ast.BinOp):
        left, right = exact(node.left), exact(node.right)
        if isinstance(node.op, ast.Add):
            return sized(left + right)
        if isinstance(node.op, ast.Sub):
            return sized(left - right)
        if isinstance(node.op, ast.Mult):
            return sized(left * right)
        if isinstance(node.op, ast.Div):
            return sized(left / right)
        if isinstance(node.op, ast.Pow) and abs(right) <= 100:
            result = left**right
            if isinstance(result, complex):
                raise ValueError("not real")
            return sized(Fraction(result))
    raise ValueError("not arithmetic")


def sized(number):
    if abs(number) > 10**100:
        raise ValueError("too large")
    return number


def safe_calculate(expression):
    if len(expression) > 200:
        raise ValueError("too long")
    try:
        return exact(ast.parse(expression.strip(), mode="eval").body)
    except (SyntaxError, ArithmeticError):
        raise ValueError("no") from None


from fractions import Fraction


def run_agent_loop(tools, plan, ground_truth):
    truth = Fraction(ground_truth)
    turns = []
    for action, argument in plan:
        if action == "answer":
            try:
                ok = abs(Fraction(float(argument)) - truth) * 1000 <= abs(truth)
            except (ValueError, OverflowError):  # no number, not a number, infinite
                ok = False
            return turns + [dict(action="answer", argument=argument, observation=["wrong", "right"][ok], ok=ok)]
        observation, ok = tools.get(action, lambda text: ("unknown tool", False))(argument)
        turns += [dict(action=action, argument=argument, observation=observation, ok=ok)]
    return turns + [dict(action="answer", argument=None, observation="no answer", ok=False)]
