"""How a child can end without an answer, in words for the learner."""

import os
import signal
from typing import Final

from tutor.sandbox.answers import Ended

_MEANINGS: Final = {
    signal.SIGSEGV: "usually a recursion without end, an answer too large to hold, or memory that was not its own",
    signal.SIGBUS: "usually memory that was not its own",
    signal.SIGKILL: "because it had left the conversation, or the machine ran out of memory",
    signal.SIGABRT: "usually because a library gave up",
    signal.SIGXCPU: "because it used too much processor time",
    signal.SIGFPE: "usually a whole number divided by zero outside Python",
}


def timed_out(what: str, deadline: float, printed: str) -> Ended:
    """Say that `what` ("grpo_advantages") was stopped after so many seconds."""
    sentence = f"{what} did not finish within {_seconds(deadline)}. Is there a loop that never ends?"
    return Ended("timeout", sentence, printed=printed)


def died(status: int | None, printed: str) -> Ended:
    """Say how a process ended, from its wait status (None when it is not known)."""
    if status is None:
        sentence = "Your code's process ended before it could answer."
    elif os.WIFSIGNALED(status):
        sentence = _killed(os.WTERMSIG(status))
    else:
        code = os.waitstatus_to_exitcode(status)
        sentence = f"Your code ended the program (exit code {code}) before it could answer: look for os._exit()."
    return Ended("died", sentence, printed=printed)


def _killed(number: int) -> str:
    try:
        name = signal.Signals(number).name
    except ValueError:
        name = f"signal {number}"
    meaning = f", {_MEANINGS[signal.Signals(number)]}" if number in _MEANINGS else ""
    return f"Your code's process was killed by {name}{meaning}."


def unreadable(printed: str) -> Ended:
    """Say that what came back is not an answer."""
    return Ended("unreadable", "What came back from your code cannot be read as an answer.", printed=printed)


def _seconds(deadline: float) -> str:
    return f"{deadline:g} second{'s' * (deadline != 1)}"
