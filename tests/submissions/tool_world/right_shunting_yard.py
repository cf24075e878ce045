"""Dijkstra's railway."""
import operator
import tokenize
from io import StringIO
from collections import defaultdict

BINARY = {"+": (1, "L", operator.add), "-": (1, "L", operator.sub), "*": (2, "L", operator.mul),
          "/": (2, "L", operator.truediv), "**": (4, "R", operator.pow)}
UNARY = {"+": (3, operator.pos), "-": (3, operator.neg)}


def _number(text):
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    raise ValueError(f"{text} is no number")


def _check(x):
    if isinstance(x, complex):
        raise ValueError("not real")
    if not (-1e100 <= x <= 1e100):
        raise ValueError("too big")
    return x


def safe_calculate(expression):
    if len(expression) > 200:
        raise ValueError("too long")
    try:
        toks = [t for t in tokenize.generate_tokens(StringIO(expression.strip()).readline)]
    except (tokenize.TokenError, IndentationError, SyntaxError) as e:
        raise ValueError(str(e)) from e
    values, ops = [], []

    def apply():
        kind, sym = ops.pop()
        try:
            if kind == "u":
                values.append(UNARY[sym][1](values.pop()))
                return
            b, a = values.pop(), values.pop()
            if sym == "**" and abs(b) > 100:
                raise ValueError("exponent too big")
            values.append(_check(BINARY[sym][2](a, b)))
        except (ArithmeticError, IndexError) as e:
            raise ValueError(str(e)) from e

    want = True  # an operand
    for t in toks:
        if t.type in (tokenize.NEWLINE, tokenize.ENDMARKER):
            continue
        s = t.string
        if want:
            if t.type == tokenize.NUMBER:
                if s.isdigit() and s.strip("0") and s[0] == "0":
                    raise ValueError("leading zero")
                values.append(_check(_number(s)))
                want = False
            elif s == "(":
                ops.append(("(", s))
            elif s in UNARY:
                ops.append(("u", s))
            else:
                raise ValueError(f"did not expect {s!r}")
        else:
            if s == ")":
                while ops and ops[-1][0] != "(":
                    apply()
                if not ops:
                    raise ValueError("bracket")
                ops.pop()
            elif s in BINARY:
                p, side, _ = BINARY[s]
                while ops and ops[-1][0] != "(":
                    q = UNARY[ops[-1][1]][0] if ops[-1][0] == "u" else BINARY[ops[-1][1]][0]
                    if q > p or (q == p and side == "L"):
                        apply()
                    else:
                        break
                ops.append(("b", s))
                want = True
            else:
                raise ValueError(f"did not expect {s!r}")
    if want:
        raise ValueError("incomplete")
    while ops:
        if ops[-1][0] == "(":
            raise ValueError("bracket")
        apply()
    [result] = values
    return result


def run_agent_loop(tools, plan, ground_truth):
    world = defaultdict(lambda: lambda _text: ("unknown tool", False), tools)

    def judge(text):
        try:
            ok = abs(float(text) - ground_truth) <= abs(ground_truth) / 1000
        except Exception:
            ok = False
        return ("wrong", "right")[ok], ok

    world["answer"] = judge
    turns = []
    for action, argument in [*plan, ("answer", None)]:
        if argument is None:
            observation, ok = "no answer", False
        else:
            observation, ok = world[action](argument)
        turns.append(dict(action=action, argument=argument, observation=observation, ok=ok))
        if action == "answer":
            return turns
