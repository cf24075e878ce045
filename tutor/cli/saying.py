"""Sentences for a person: broken between words on a terminal, one line each where a program reads them."""

import shutil
import sys
import textwrap
from typing import TextIO

import click


def say(sentence: str, *, err: bool = False) -> None:
    """Print a sentence, on stderr where that is asked for."""
    click.echo(fitted(sentence, sys.stderr if err else sys.stdout), err=err)


def fitted(sentence: str, stream: TextIO, before: str = "") -> str:
    """Return a sentence as it is to be printed on a stream, where `before` stands before it already."""
    if not stream.isatty():
        return sentence
    width = shutil.get_terminal_size().columns
    lines = textwrap.wrap(before + sentence, width, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).removeprefix(before)
