"""What takes longer the first time, done once before anybody waits for it: all that are forked from here have it."""

import sys
from typing import Final

from .wire import Call, Load
from .worker import Worker, reseed

_PLAY: Final = """
import math

def play(values, gamma=0.9):
    return [gamma * value for value in values]
"""
_OFTEN: Final = 20
"""Python adapts a piece of code to what it meets when that has run a few times."""


def rehearse() -> None:
    """Have a worker load and call something of ours, and leave no trace of it."""
    worker, finders = Worker(), list(sys.meta_path)
    request = worker.encode(Call("play", [[1, 0.5]], {"gamma": 0.5}, 0, twice=True))
    for _ in range(_OFTEN):
        worker.load(Load("rehearsal", _PLAY, {}, {}, ["play"]))
        call = worker.decode(request)
        assert isinstance(call, Call)
        worker.call(call)
    sys.meta_path[:] = finders
    del sys.modules["rehearsal"]
    reseed(0)
