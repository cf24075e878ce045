# diagnosis: power_from_the_left
import ast
import operator

OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: operator.pow,
}


import re
def safe_calculate(expression):
    if len(expression) > 200:
        raise ValueError
    toks = re.findall(r"\*\*|[-+*/()]|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|\S", expression) + [None]
    pos = 0
    def nxt():
        nonlocal pos
        pos += 1
        return toks[pos - 1]
    def lim(x):
        if isinstance(x, complex) or not abs(x) <= 1e100:
            raise ValueError
        return x
    def add():
        x = mul()
        while toks[pos] in ("+", "-"):
            x = lim(x + mul() if nxt() == "+" else x - mul())
        return x
    def mul():
        x = power()
        while toks[pos] in ("*", "/"):
            x = lim(x * power() if nxt() == "*" else x / power())
        return x
    def power():
        if toks[pos] == "-":
            nxt()
            return -power()
        if toks[pos] == "+":
            nxt()
            return power()
        x = atom()
        while toks[pos] == "**":
            nxt()
            s = 1
            while toks[pos] in ("-", "+"):
                s *= -1 if nxt() == "-" else 1
            y = s * atom()
            if abs(y) > 100:
                raise ValueError
            x = lim(x ** y)
        return x
    def atom():
        t = nxt()
        if t == "(":
            x = add()
            if nxt() != ")":
                raise ValueError
            return x
        if t is None:
            raise ValueError
        return lim(float(t))
    try:
        x = add()
        if toks[pos] is not None:
            raise ValueError
        return x
    except (ArithmeticError, IndexError) as e:
        raise ValueError from e


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
