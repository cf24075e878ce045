"""Discrimination: does credit know right from wrong?

The lesson's page "Your task" says exactly what to
return. Every save is checked against steps that you do
not see; what goes wrong is shown with its input.
"""


def discrimination(
    credits: list[float], labels: list[int]
) -> tuple[float | None, float | None]:
    """Return (gap, auroc).

    `credits` holds one number for each step, `labels`
    a 1 for each right step and a 0 for each wrong one.
    """
    raise NotImplementedError  # TODO
