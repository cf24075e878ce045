"""A process of its own for one submission, where nothing is forked."""

from typing import NoReturn

from .jail.entry import prepare
from .rehearsal import rehearse
from .worker import Worker


def run(without: str, channel: int, output: int, unsent: int, parent: int) -> NoReturn:
    """Build a jail for this process alone, and serve in it."""
    jail = prepare(without)
    rehearse()
    Worker().serve(jail, channel, output, unsent, parent)
