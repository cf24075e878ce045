"""What is being waited for, said on stderr while it lasts, where somebody is looking."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click

_ERASE_LINE = "\r\x1b[K"


@contextmanager
def waiting(what: str, *, erase: bool) -> Iterator[None]:
    """Say what is being waited for, on a terminal only; `erase` takes the line away when the wait is over."""
    if not sys.stderr.isatty():
        yield
        return
    click.echo(f"Waiting for {what} …", err=True, nl=not erase)
    try:
        yield
    finally:
        if erase:
            click.echo(_ERASE_LINE, err=True, nl=False)
