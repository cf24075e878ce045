"""Where a new line of Python begins, and how far backspace goes."""

INDENT = 4


def indent_after(line: str) -> str:
    """Return the blanks that open the line after this one: as many, and one step more after a colon."""
    code = line.partition("#")[0].rstrip()
    blanks = line[: len(line) - len(line.lstrip())]
    return blanks + " " * INDENT * code.endswith(":")


def blanks_to_delete(before: str) -> int:
    """Return how many blanks one backspace takes where only blanks stand before the cursor; 0 elsewhere."""
    if not before or before.strip(" "):
        return 0
    return (len(before) - 1) % INDENT + 1
