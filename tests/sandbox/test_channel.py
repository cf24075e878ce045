"""What comes from a child is not trusted: each of these frames is a hostile or broken one."""

import contextlib
import socket
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tutor.sandbox import Child, Ended
from tutor.sandbox.channel import Channel
from tutor.sandbox.child.wire import HEADER
from tutor.sandbox.files import Files


class Nobody:
    """Stands for the process behind a channel that the test holds itself."""

    def kill(self) -> None:
        """There is nothing to kill."""

    def autopsy(self) -> None:
        """There is nothing to look at."""


def framed(data: bytes) -> bytes:
    return HEADER.pack(len(data)) + data


def packed(*items: Any) -> bytes:
    return framed(msgspec.msgpack.encode(items))


def nested(depth: int) -> bytes:
    return framed(b"\x93\xa4gave" + b"\x91" * depth + b"\x00" + b"\xc2")


def answer_to(reply: bytes, deadline: float = 5.0) -> Ended:
    """Call a function of a child that says `reply` and no more."""
    ours, theirs = socket.socketpair()

    def answer() -> None:
        theirs.recv(1 << 16)
        with contextlib.suppress(OSError):
            theirs.sendall(reply)

    thread = threading.Thread(target=answer)
    thread.start()
    with theirs, Child(Channel(ours), Nobody(), Files.open(), {}) as child:
        answer_ = child.call("f", [], {}, deadline=deadline)
        assert isinstance(answer_, Ended)
        assert not child.alive
        thread.join()
    return answer_


@pytest.mark.parametrize(
    "reply",
    [
        framed(b""),
        framed(b"\xc1"),
        framed(b"garbage"),
        HEADER.pack(0xFFFFFFFF) + b"x",
        packed("gave", 1),
        packed("gave", 1, False, 3) + b"more",
        packed("gave", b"bytes", False),
        packed("gave", [1, {"a": b"bytes"}], False),
        packed("gave", {b"key": 1}, False),
        packed("gave", msgspec.msgpack.Ext(-1, b"\0\0\0\0"), False),
        packed("gave", msgspec.msgpack.Ext(3, b"\x90"), False),
        packed("gave", msgspec.msgpack.Ext(2, b"\x91\x01"), False),
        packed("gave", 1, "no"),
        packed("threw", "E", 3, []),
        packed("failed", "made up", "", []),
        packed("asked", 0, [b"bytes"], {}),
        packed("born", 1),
        packed("surprise"),
        nested(900),
        nested(100_000),
    ],
)  # fmt: skip
def test_what_is_not_an_answer_is_unreadable(reply: bytes) -> None:
    assert answer_to(reply).kind == "unreadable"


def test_a_frame_that_never_ends_is_a_timeout() -> None:
    assert answer_to(HEADER.pack(1000) + b"half", deadline=0.2).kind == "timeout"


def test_a_child_that_does_not_listen_is_a_timeout() -> None:
    ours, theirs = socket.socketpair()
    with theirs, Child(Channel(ours), Nobody(), Files.open(), {}) as child:
        answer = child.call("f", [[0.5] * 1_000_000], {}, deadline=0.2)
        assert isinstance(answer, Ended)
        assert answer.kind == "timeout"


def test_a_child_that_is_gone_has_died() -> None:
    ours, theirs = socket.socketpair()
    theirs.close()
    with Child(Channel(ours), Nobody(), Files.open(), {}) as child:
        answer = child.call("f", [], {}, deadline=1)
        assert isinstance(answer, Ended)
        assert answer.kind == "died"


def test_an_interrupted_call_ends_the_child(load: Callable[..., Child]) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    child = load("def f(h): return h()")
    with pytest.raises(KeyboardInterrupt):
        child.call("f", [interrupt], {}, deadline=1)
    assert not child.alive
