"""The loop of a child: receive a request, run it, reply."""

import builtins
import os
import random
import sys
import threading
from collections.abc import Callable
from types import ModuleType
from typing import Any, Final, NoReturn

import msgspec

from . import endings
from .arguments import argument_hook, snapshot
from .jail.entry import Jail, enter
from .modules import Finder, defined_functions
from .output import redirect
from .plain import MAX_VALUES, TooBigError, encode_plain, type_name
from .replying import Replies
from .wire import HEADER, MAX_FRAME, Answer, Asked, Born, Call, Failed, Fault, Gave, Load, Loaded, Reply, Request

_DRAWING: Final = ("random", ".samples")
"""Words without which nobody draws from a generator: `random` itself, numpy's, and NormalDist.samples()."""

_MISSING: Final = object()
_TOO_BIG: Final = Failed("too_big", f"Your answer holds more than the {MAX_VALUES:,} values that a check reads.", [])


class Worker:
    """One submission, loaded once and called until the channel closes."""

    def __init__(self) -> None:
        self.rest = b""
        self.module = ModuleType("nothing")
        self.sources: dict[str, str] = {}
        self.functions: list[str] = []
        self.wanted: list[str] = []
        self.is_drawing = False
        self.asking = threading.Lock()
        self.encode = msgspec.msgpack.Encoder().encode
        hook = argument_hook(self.stub)
        self.decode: Callable[[bytes], Request] = msgspec.msgpack.Decoder(Request, ext_hook=hook).decode

    def serve(self, jail: Jail | None, channel: int, output: int, unsent: int, parent: int) -> NoReturn:
        """Confine this process, then answer requests until we close the channel."""
        confinement = enter(jail, parent)
        self.printing = redirect(output)
        self.channel = channel
        self.replies = Replies(channel, unsent)
        try:
            self.run(confinement)
        finally:  # whatever the learner did to us: no traceback of ours among what they printed
            os._exit(70)

    def run(self, confinement: dict[str, str]) -> NoReturn:
        """Say how we are confined, then answer requests, one at a time."""
        self.replies.send(self.encode(Born(os.getpid(), confinement)))
        while True:
            frame = self._receive()
            request = self.decode(frame)
            if isinstance(request, Load):
                self.replies.send(self.encode(self.load(request)))
            elif isinstance(request, Call):
                self._call(request, frame)

    def load(self, request: Load) -> Reply:
        """Run a submission's text."""
        self.sources = {**request.modules, request.name: request.source}
        self.wanted = request.wanted
        self.is_drawing = any(word in text for text in self.sources.values() for word in _DRAWING)
        if self.is_drawing:
            reseed(0)
        finder = Finder(self.sources, request.stubs, self.stub)
        sys.meta_path.append(finder)
        try:
            self.module = finder.load(request.name)
            self.functions = defined_functions(self.module)
        except BaseException as error:
            return endings.failed_to_load(error, self.sources, request.name)
        return Loaded(self.functions)

    def call(self, request: Call) -> bytes:
        """Call a function of the submission; return the encoded reply."""
        function = vars(self.module).get(request.function, _MISSING)
        if function is _MISSING:
            return self.encode(endings.missing(request.function, self.functions, self.wanted))
        if not callable(function):
            return self.encode(endings.not_callable(request.function, function))
        if request.seed is not None and self.is_drawing:
            reseed(request.seed)
        before = snapshot(request.args, request.kwargs)
        try:
            value = function(*request.args, **request.kwargs)
        except BaseException as error:
            return self.encode(self._raised(error, function, request))
        after = snapshot(request.args, request.kwargs)
        return self._gave(value, after is None or after != before)

    def _call(self, request: Call, frame: bytes) -> None:
        """Reply to a call, and where it is wanted twice, to the same call on fresh copies, unseeded and unheard."""
        reply = self.call(request)
        if not request.twice:
            return self.replies.send(reply)
        self.replies.keep(reply)
        again = self.decode(frame)
        assert isinstance(again, Call)
        self.printing.muted = True
        reply = self.call(msgspec.structs.replace(again, seed=None))
        self.printing.muted = False
        return self.replies.keep(reply) if self._has_request else self.replies.send(reply)

    def _raised(self, error: BaseException, function: Callable[..., Any], request: Call) -> Reply:
        # Looked at only now: a signature takes longer than most calls, and a call that does not fit runs nothing.
        if isinstance(error, TypeError):
            mismatch = endings.wrong_parameters(request.function, function, request.args, request.kwargs)
            if mismatch is not None:
                return mismatch
        return endings.raised(error, self.sources)

    def _gave(self, value: Any, changed: bool) -> bytes:
        try:
            frame = encode_plain(lambda plain: Gave(plain(value), changed))
        except TooBigError:
            return self.encode(_TOO_BIG)
        except MemoryError:
            return self.encode(endings.OUT_OF_MEMORY)
        except Exception as error:  # an object that falls apart when it is looked at
            sentence = f"Your answer cannot be read: {type_name(error)}: {endings.message_of(error)}."
            return self.encode(Failed("unreadable", sentence, []))
        return frame if len(frame) <= MAX_FRAME else self.encode(_TOO_BIG)

    def stub(self, id: int, name: str) -> Callable[..., Any]:
        """Return a function that stands for a callable of ours."""

        def ask(*args: Any, **kwargs: Any) -> Any:
            frame = encode_plain(lambda plain: Asked(id, plain(list(args)), plain(kwargs)))
            with self.asking:
                self.replies.send(frame)
                reply = self.decode(self._receive())
            if isinstance(reply, Fault):
                raise _exception(reply)
            assert isinstance(reply, Answer)
            return reply.value

        ask.__name__ = ask.__qualname__ = name
        return ask

    @property
    def _has_request(self) -> bool:
        """Whether the next request is here already."""
        return len(self.rest) >= HEADER.size and len(self.rest) >= HEADER.size + HEADER.unpack_from(self.rest)[0]

    def _receive(self) -> bytes:
        data = self._more(self.rest, HEADER.size)
        (size,) = HEADER.unpack_from(data)
        end = HEADER.size + size
        data = self._more(data, end)
        self.rest = data[end:]
        return data[HEADER.size : end]

    def _more(self, data: bytes, least: int) -> bytes:
        """Read until there are so many bytes, and what else has come; end with the channel."""
        if len(data) >= least:
            return data
        parts, missing = [data], least - len(data)
        while missing > 0:
            part = os.read(self.channel, max(missing, 1 << 16))
            if not part:
                os._exit(0)
            parts.append(part)
            missing -= len(part)
        return b"".join(parts)


def reseed(seed: int) -> None:
    """Reset the random generators of Python and numpy."""
    random.seed(seed)
    numpy: Any = sys.modules["numpy"]
    numpy.random.seed(seed % (1 << 32))


def _exception(fault: Fault) -> Exception:
    kind = getattr(builtins, fault.type_name, RuntimeError)
    if not (isinstance(kind, type) and issubclass(kind, Exception)):
        kind = RuntimeError
    try:
        return kind(fault.message)
    except TypeError:  # UnicodeDecodeError and its like want more than a message
        return RuntimeError(fault.message)
