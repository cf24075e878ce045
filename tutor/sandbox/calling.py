"""A child as we hold it: load a submission into it, call its functions, end it."""

import contextlib
import itertools
import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from tutor.sandbox import deaths
from tutor.sandbox.ahead import MOST_ANSWERED, EncodedCall, Heard, call_frame, messages
from tutor.sandbox.answers import Answer, Ended, Returned
from tutor.sandbox.channel import Channel, ClosedError, TimedOutError, UnreadableError
from tutor.sandbox.child import wire
from tutor.sandbox.child.arguments import encode_arguments
from tutor.sandbox.child.output import OUTPUT_LIMIT
from tutor.sandbox.child.replying import ROOM
from tutor.sandbox.files import Files
from tutor.sandbox.replies import answer_in, is_question, is_readable, is_without_answer, read_reply, unsent_replies

_encode: Final = msgspec.msgpack.Encoder().encode


class Process(Protocol):
    """A child's process, as whoever started it knows it."""

    def kill(self) -> None:
        """Kill it with its group, without waiting."""

    def autopsy(self) -> int | None:
        """Kill it with its group, wait, and return its wait status (None when it cannot be known)."""


class _ScriptRanOutError(Exception):
    """A callable of ours raised; the message is for the learner."""


_FAULTS: Final = (TimedOutError, ClosedError, UnreadableError, _ScriptRanOutError)


class Child:
    """One process for one submission: load it once, then call its functions, one call at a time.

    `confinement` maps each layer of the jail to nothing, or to the reason why it is off.
    """

    def __init__(self, channel: Channel, process: Process, files: Files, confinement: Mapping[str, str]) -> None:
        self.functions: tuple[str, ...] = ()
        self.confinement = confinement
        self._channel = channel
        self._process = process
        self._files: Files | None = files
        self._printed = 0
        self._ids = itertools.count()
        self._stubs: dict[int, Callable[..., Any]] = {}
        self._lent: dict[int, Callable[..., Any]] = {}
        self._ending: Ended | None = None
        self._last: tuple[bytes, wire.Reply] | None = None
        self._ended = threading.Lock()  # taken once, by whoever ends it
        self._busy = threading.Lock()

    @property
    def alive(self) -> bool:
        """Whether it can still be called."""
        return not self._ended.locked()

    def load(
        self,
        source: str,
        name: str,
        *,
        modules: Mapping[str, str],
        stubs: Mapping[str, Mapping[str, Callable[..., Any]]],
        wanted: Sequence[str] = (),
        deadline: float,
    ) -> Answer:
        """Run `source` as the module `name`; Returned(None) when it did.

        `modules` maps the names of what it may import to their texts, `stubs` to functions of ours which are called
        over the pipe. `wanted` are the functions that it is to define: none is taken for another that is misspelt.
        The deadline is in seconds of the child's own time.
        """
        ids = {module: {name: self._keep(f) for name, f in functions.items()} for module, functions in stubs.items()}
        frame = _encode(wire.Load(name, source, dict(modules), ids, list(wanted)))
        return self._converse(frame, deadline, "Importing your file")

    def call(
        self,
        function: str,
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
        *,
        deadline: float,
        seed: int | None = None,
    ) -> Answer:
        """Call a function of the submission with fresh copies of plain data, tuples and callables of ours.

        The deadline is in seconds of the child's own time: while a callable of ours that is among the arguments runs,
        the clock stands. A seed resets the random generators of Python and numpy first. A callable of ours that raises
        ends the child.

        Raises:
            TypeError: an argument is something else.
        """
        self._lent.clear()
        frame = call_frame(function, args, kwargs, seed, twice=False, lend=self._lend)
        return self._converse(frame, deadline, function)

    def call_twice(self, call: EncodedCall, *, deadline: float) -> tuple[Answer, Answer]:
        """Make a call, and again on fresh copies, without the seed and without printing.

        Each time it has the whole deadline. Where the child did not survive the first, both answers are that ending.
        """
        self._last = None  # so that the answers to different calls are never one object
        first = self._converse(call.frame, deadline, call.function, more=True)
        return first, self._converse(None, deadline, call.function) if self.alive else first

    def call_ahead(self, calls: Sequence[EncodedCall], *, deadline: float, until: float) -> list[Heard]:
        """Make calls as `call_twice` does, many in one message, and return their replies as they came, in order.

        It goes no further than the first message in which a call had no answer, or time was up: none is begun after
        `until`, a reading of time.monotonic(), and of one under way only the replies that are there by then are heard.
        Where something is printed, nobody knows by which call, where the child asks something, the next call would
        seem the answer, and where it answers with more than MOST_ANSWERED, we would have to hold it all: that message's
        replies are left out, and the child is ended, as the calls are to be made again. Nor is any begun where the
        submission has stubs, which would ask in between.
        """
        heard: list[Heard] = []
        for message in messages(calls):
            if not self.alive or self._stubs or time.monotonic() > until:
                break
            replies = self._all_replies(message, deadline, until)
            is_cut = self.alive and len(replies) < len(message)
            is_void = self.alive and (self._new_output() != "" or (is_cut and time.monotonic() < until))
            if is_cut or is_void:
                self.end()
            if is_void:
                break
            heard += replies
            if any(map(is_without_answer, replies)):
                break
        return heard

    def end(self) -> None:
        """End the process, without waiting for it; from any thread, any number of times."""
        if self._ended.acquire(blocking=False):
            self._process.kill()
            self._channel.shut()
        self._close()

    def __enter__(self) -> "Child":
        return self

    def __exit__(self, *exception: object) -> None:
        self.end()

    def _close(self) -> None:
        # A call in progress, perhaps in another thread, closes on its own way out.
        if self._busy.acquire(blocking=False):
            try:
                self._channel.close()
                if self._files is not None:
                    self._files.close()
                    self._files = None
            finally:
                self._busy.release()

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        if not self._busy.acquire(blocking=False):
            raise RuntimeError("A child answers one call at a time.")
        try:
            yield
        except BaseException:
            self.end()  # interrupted: whatever comes next would answer the wrong call
            raise
        finally:
            self._busy.release()
            if not self.alive:
                self._close()

    def _converse(self, frame: bytes | None, deadline: float, what: str, *, more: bool = False) -> Answer:
        with self._alone():
            if not self.alive:
                return self._ending or deaths.died(None, "")
            try:
                return self._answer(self._reply(frame, deadline, more))
            except _FAULTS as fault:
                return self._over(fault, what, deadline)

    def _all_replies(self, calls: Sequence[EncodedCall], deadline: float, until: float) -> list[Heard]:
        replies: list[bytes] = []
        room = MOST_ANSWERED
        ending: list[Heard] = []
        with self._alone():
            try:
                self._channel.send_all([call.frame for call in calls], time.monotonic() + deadline)
                while len(replies) < 2 * len(calls):
                    more = len(replies) < 2 * len(calls) - 1
                    reply = self._channel.receive(min(time.monotonic() + deadline, until), more=more)
                    room -= len(reply)
                    if is_question(reply) or room < 0:
                        break
                    replies.append(reply)
            except _FAULTS as fault:
                replies += self._unsent(2 * len(calls) - 1 - len(replies))
                # After a reply that is none, the next may be waited for in vain.
                fault = fault if all(map(is_readable, replies)) else UnreadableError()
                if not (isinstance(fault, TimedOutError) and time.monotonic() >= until):
                    ending = [self._over(fault, calls[len(replies) // 2].function, deadline)]
        return [*zip(replies[::2], replies[1::2], strict=False), *ending]

    def _over(self, fault: Exception, what: str, deadline: float) -> Ended:
        match fault:
            case TimedOutError():
                ending = deaths.timed_out(what, deadline, self._new_output())
            case ClosedError():
                ending = deaths.died(self._autopsy(), self._new_output())
            case UnreadableError():
                ending = deaths.unreadable(self._new_output())
            case _:
                ending = Ended("script_ran_out", str(fault), printed=self._new_output())
        self._ending = ending
        self.end()
        return ending

    def _reply(self, frame: bytes | None, deadline: float, more: bool) -> wire.Reply:
        left = deadline
        while True:
            started = time.monotonic()
            if frame is not None:
                self._channel.send(frame, started + left)
            data = self._channel.receive(started + left, more=more)
            reply = self._decoded(data)
            if not isinstance(reply, wire.Asked):
                return reply
            if asked_stub := reply.id in self._stubs:
                frame = self._ask_stub(reply)
            left -= time.monotonic() - started
            if not asked_stub:
                frame = self._ask_ours(reply)

    def _decoded(self, data: bytes) -> wire.Reply:
        if self._last is not None and self._last[0] == data:
            return self._last[1]  # as nearly always when a call is repeated
        reply = read_reply(data)
        if not isinstance(reply, wire.Asked):
            self._last = data, reply
        return reply

    def _ask_stub(self, asked: wire.Asked) -> bytes:
        # The clock goes on: how long it takes is up to what the submission asks.
        try:
            value = self._stubs[asked.id](*asked.args, **asked.kwargs)
            return encode_arguments(lambda ready: wire.Answer(ready(value)), self._lend)
        except Exception as error:
            return _encode(wire.Fault(type(error).__name__, str(error)))

    def _ask_ours(self, asked: wire.Asked) -> bytes:
        if asked.id in self._lent:
            try:
                value = self._lent[asked.id](*asked.args, **asked.kwargs)
            except Exception as error:
                raise _ScriptRanOutError(str(error) or type(error).__name__) from error
        else:
            return _encode(wire.Fault("RuntimeError", "this function belongs to an earlier call, which is over"))
        return encode_arguments(lambda ready: wire.Answer(ready(value)), self._lend)

    def _answer(self, reply: wire.Reply) -> Answer:
        printed = self._new_output()
        if isinstance(reply, wire.Loaded):
            self.functions = tuple(reply.functions)
            return Returned(None, printed)
        return answer_in(reply, printed)

    def _new_output(self) -> str:
        assert self._files is not None, "it is closed only after the last word"
        data = os.pread(self._files.printed, OUTPUT_LIMIT, self._printed) if self._printed < OUTPUT_LIMIT else b""
        self._printed += len(data)
        return data.decode("utf-8", "replace")

    def _unsent(self, most: int) -> list[bytes]:
        """Return the replies that the child had ready and did not come to send, so that we know which call was next."""
        assert self._files is not None, "it is closed only after the last word"
        return unsent_replies(os.pread(self._files.unsent, ROOM, 0), self._channel.received)[:most]

    def _autopsy(self) -> int | None:
        return self._process.autopsy() if self._ended.acquire(blocking=False) else None

    def _keep(self, function: Callable[..., Any]) -> int:
        id = next(self._ids)
        self._stubs[id] = function
        return id

    def _lend(self, function: Callable[..., Any]) -> int:
        id = next(self._ids)
        self._lent[id] = function
        return id
