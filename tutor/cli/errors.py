"""How a foreseen fault leaves the command line: one sentence on stderr, and exit code 2."""

import sys

import click

from tutor.cli.saying import fitted

INTERRUPTED = 130
"""What a shell reports of a program that ctrl+c ended."""


class SetupError(click.ClickException):
    """Nothing can be done: a file, the course, the workspace or the terminal is not as it must be."""

    exit_code = 2

    def format_message(self) -> str:
        """Return the sentence, broken between words on a terminal."""
        return fitted(self.message, sys.stderr, before="Error: ")
