"""How a foreseen fault leaves the command line: one sentence on stderr, and exit code 2."""

import click


class SetupError(click.ClickException):
    """Nothing can be done: a file, the course, the workspace or the terminal is not as it must be."""

    exit_code = 2
