# diagnosis: evaluates_without_builtins
def safe_calculate(expression):
    try:
        return eval(expression, {"__builtins__": None}, {})
    except Exception:
        raise ValueError("not allowed")


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
