# No ast at all: a small parser by hand.
import re

TOKEN = re.compile(r"\s*((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|\*\*|[-+*/()])")


def tokens_of(text):
    tokens, at = [], 0
    text = text.strip()
    while at < len(text):
        found = TOKEN.match(text, at)
        if not found:
            raise ValueError("unexpected " + text[at])
        tokens.append(found[1])
        at = found.end()
    return tokens


def bounded(x):
    if isinstance(x, complex) or not abs(x) <= 1e100:
        raise ValueError("out of range")
    return x


class Parser:
    def __init__(self, text):
        self.tokens = tokens_of(text)

    def peek(self):
        return self.tokens[0] if self.tokens else None

    def take(self):
        if not self.tokens:
            raise ValueError("unexpected end")
        return self.tokens.pop(0)

    def sum(self):
        value = self.product()
        while self.peek() in ("+", "-"):
            sign = self.take()
            other = self.product()
            value = bounded(value + other if sign == "+" else value - other)
        return value

    def product(self):
        value = self.signed()
        while self.peek() in ("*", "/"):
            sign = self.take()
            other = self.signed()
            if sign == "/" and other == 0:
                raise ValueError("division by zero")
            value = bounded(value * other if sign == "*" else value / other)
        return value

    def signed(self):
        if self.peek() == "-":
            self.take()
            return -self.signed()
        if self.peek() == "+":
            self.take()
            return self.signed()
        return self.power()

    def power(self):
        base = self.atom()
        if self.peek() != "**":
            return base
        self.take()
        exponent = self.signed()
        if abs(exponent) > 100 or (base == 0 and exponent < 0):
            raise ValueError("power")
        try:
            return bounded(base**exponent)
        except OverflowError:
            raise ValueError("power") from None

    def atom(self):
        token = self.take()
        if token == "(":
            value = self.sum()
            if self.take() != ")":
                raise ValueError("missing bracket")
            return value
        if token.isdigit():
            if token[0] == "0" and token.strip("0"):
                raise ValueError("leading zero")
            return bounded(int(token))
        if token[0] in "0123456789.":
            return bounded(float(token))
        raise ValueError("unexpected " + token)


def safe_calculate(expression):
    if len(expression) > 200:
        raise ValueError("too long")
    parser = Parser(expression)
    value = parser.sum()
    if parser.tokens:
        raise ValueError("something is left: " + parser.tokens[0])
    return value


from dataclasses import dataclass


@dataclass
class Turn:
    action: str
    argument: str | None
    observation: str
    ok: bool


def run_agent_loop(tools, plan, ground_truth):
    turns = []
    for action, argument in plan:
        if action == "answer":
            turns.append(judged(argument, ground_truth))
            break
        tool = tools.get(action)
        turns.append(Turn(action, argument, *(tool(argument) if tool else ("unknown tool", False))))
    else:
        turns.append(Turn("answer", None, "no answer", False))
    return turns


def judged(answer, truth):
    try:
        near = abs(float(answer) - truth) <= abs(truth) / 1000
    except ValueError:
        near = False
    return Turn("answer", answer, "right" if near else "wrong", near)
