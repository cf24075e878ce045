# diagnosis: none
import re


def safe_calculate(expression):
    tokens = re.findall(r"\d+\.?\d*|\.\d+|\*\*|[-+*/]", expression)
    if not tokens:
        raise ValueError("nothing to calculate")
    result = float(tokens[0])
    for sign, number in zip(tokens[1::2], tokens[2::2]):
        number = float(number)
        if sign == "+":
            result += number
        elif sign == "-":
            result -= number
        elif sign == "*":
            result *= number
        elif sign == "/":
            if number == 0:
                raise ValueError("division by zero")
            result /= number
        else:
            result **= number
    return result


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
