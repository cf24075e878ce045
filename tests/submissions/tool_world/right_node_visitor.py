"""A visitor: what has no method of its own is refused by generic_visit."""
import ast


class Calculator(ast.NodeVisitor):
    def generic_visit(self, node):
        raise ValueError(f"{type(node).__name__} is not allowed here")

    def visit_Expression(self, node):
        return self.visit(node.body)

    def visit_Constant(self, node):
        if type(node.value) not in (int, float):
            raise ValueError("only numbers")
        return self.limit(node.value)

    def visit_UnaryOp(self, node):
        value = self.visit(node.operand)
        if isinstance(node.op, ast.USub):
            return -value
        if isinstance(node.op, ast.UAdd):
            return +value
        raise ValueError("unknown sign")

    def visit_BinOp(self, node):
        left, right = self.visit(node.left), self.visit(node.right)
        match node.op:
            case ast.Add():
                result = left + right
            case ast.Sub():
                result = left - right
            case ast.Mult():
                result = left * right
            case ast.Div():
                result = left / right
            case ast.Pow() if -100 <= right <= 100:
                result = left**right
            case _:
                raise ValueError("unknown operator, or too large a power")
        return self.limit(result)

    @staticmethod
    def limit(number):
        if isinstance(number, complex):
            raise ValueError("complex")
        if not -1e100 <= number <= 1e100:
            raise ValueError("too large")
        return number


def safe_calculate(expression):
    if len(expression) > 200:
        raise ValueError("at most 200 characters")
    try:
        return Calculator().visit(ast.parse(expression.strip(), "<model>", "eval"))
    except SyntaxError as error:
        raise ValueError("syntax") from error
    except ArithmeticError as error:
        raise ValueError("arithmetic") from error


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
