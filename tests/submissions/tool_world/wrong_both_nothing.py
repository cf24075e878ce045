# diagnosis: none
def safe_calculate(expression):
    ...


def run_agent_loop(tools, plan, ground_truth):
    ...
