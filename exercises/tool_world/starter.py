"""A world of tools: a calculator that an agent may be
trusted with, and the loop that records what it did.

The lesson's pages "Your task" say exactly what the two
must do. Every save is checked, each function on its
own; what goes wrong is shown with its input.
"""

from collections.abc import Callable


def safe_calculate(expression: str) -> float:
    """Return the value of an expression of numbers,
    + - * / ** and brackets.

    Everything else is refused: raise ValueError.
    """
    raise NotImplementedError  # TODO


def run_agent_loop(
    tools: dict[str, Callable[[str], tuple[str, bool]]],
    plan: list[tuple[str, str]],
    ground_truth: float,
) -> list[dict]:
    """Play the plan and return a record of every turn:
    a dict with "action", "argument", "observation", "ok".
    """
    raise NotImplementedError  # TODO
