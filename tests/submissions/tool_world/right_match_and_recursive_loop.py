import ast
from ast import BinOp, Constant, UnaryOp

def limit(x):
    if isinstance(x, complex) or x != x or abs(x) > 1e100:
        raise ValueError("no")
    return x

def walk(node):
    match node:
        case Constant(value=True | False):
            raise ValueError("bool")
        case Constant(value=int() | float() as x):
            return limit(x)
        case UnaryOp(op=ast.USub(), operand=x):
            return -walk(x)
        case UnaryOp(op=ast.UAdd(), operand=x):
            return walk(x)
        case BinOp(left=a, op=ast.Add(), right=b):
            return limit(walk(a) + walk(b))
        case BinOp(left=a, op=ast.Sub(), right=b):
            return limit(walk(a) - walk(b))
        case BinOp(left=a, op=ast.Mult(), right=b):
            return limit(walk(a) * walk(b))
        case BinOp(left=a, op=ast.Div(), right=b):
            return limit(walk(a) / walk(b))
        case BinOp(left=a, op=ast.Pow(), right=b):
            a, b = walk(a), walk(b)
            if abs(b) > 100:
                raise ValueError("exponent")
            return limit(a ** b)
    raise ValueError(f"refused: {ast.dump(node)}")

def safe_calculate(expression):
    if len(expression) > 200:
        raise ValueError("long")
    try:
        return walk(ast.parse(expression.strip(), mode="eval").body)
    except (SyntaxError, ArithmeticError) as e:
        raise ValueError(e)

def run_agent_loop(tools, plan, ground_truth):
    match plan:
        case []:
            return [{"action": "answer", "argument": None, "observation": "no answer", "ok": False}]
        case [("answer", text), *_]:
            try:
                ok = abs(float(text) - ground_truth) <= abs(ground_truth) * 0.001
            except ValueError:
                ok = False
            return [{"action": "answer", "argument": text, "observation": "right" if ok else "wrong", "ok": ok}]
        case [(name, text), *rest] if name in tools:
            said, ok = tools[name](text)
        case [(name, text), *rest]:
            said, ok = "unknown tool", False
    return [{"action": name, "argument": text, "observation": said, "ok": ok}] + run_agent_loop(tools, rest, ground_truth)
