"""Holding one conversation: a check's body talks to a partner through a proxy that writes down what is said."""

from collections.abc import Callable, Mapping
from typing import Any

from tutor.checking.author import Check, Close, Near
from tutor.checking.forms import Form
from tutor.checking.partner import Partner
from tutor.checking.report import Tolerance
from tutor.checking.transcript import Call, Callback, Conversation, Failure, Yield
from tutor.checking.wording import exception_text, value_text
from tutor.course import CourseError
from tutor.sandbox import SandboxError
from tutor.sandbox.answers import Answer, Ended, Opaque, Raised, Returned
from tutor.sandbox.codec import is_flat, is_plain, normalise


class Over(BaseException):
    """The conversation is over; a BaseException, so that a body's `except Exception` does not catch it."""


MOST_CALLBACKS = 1_000
LONGEST_CALLBACK = 100_000
"""How often a callable of a check may be called in one call, and how many characters it may be given: all is kept."""


class ScriptRanOut(BaseException):
    """A callable of the check could not answer; it passes through whatever the partner catches."""


def converse(check: Check, example: Any, partner: Partner, forms: Mapping[str, Form], seed: int) -> Conversation:
    """Hold the conversation of `check` on one example and return its transcript, whatever the partner does.

    Raises:
        SandboxError: there is no child to talk to, which says nothing of the partner.
        CourseError: the check calls a function that RETURNS does not describe.
    """
    talk = Talk(partner, forms, seed)
    try:
        for said in check.body(Proxy(talk), *map(fresh, check.unpack(example))):
            talk.note_yield(said)
    except Over:
        pass
    except (SandboxError, CourseError):
        raise
    except Exception as error:
        talk.failure = Failure("body", f"the check could not use the answer ({type(error).__name__}: {error})")
    return Conversation(tuple(talk.calls), tuple(talk.yields), talk.failure, "".join(talk.printed))


class Proxy:
    """What a check's body sees as `submission`: its attributes are the exercise's functions."""

    def __init__(self, talk: "Talk") -> None:
        self._talk = talk

    def __getattr__(self, name: str) -> "Function":
        if name.startswith("_"):
            raise AttributeError(name)
        return Function(self._talk, name)


class Function:
    """One function of the submission, to be called by a check."""

    def __init__(self, talk: "Talk", name: str) -> None:
        self._talk = talk
        self._name = name

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call it and return its answer as plain data; the conversation ends here where there is none."""
        return self._talk.value(self._name, args, kwargs)

    def raises(self, *args: Any, **kwargs: Any) -> str | None:
        """Call it and return the name of the exception's type, or None where it raises nothing."""
        return self._talk.exception(self._name, args, kwargs)


class Talk:
    """The notes of a conversation while it is held; once it is over, `failure` says why."""

    def __init__(self, partner: Partner, forms: Mapping[str, Form], seed: int) -> None:
        self.partner = partner
        self.forms = forms
        self.seed: int | None = seed
        self.calls: list[Call] = []
        self.yields: list[Yield] = []
        self.failure: Failure | None = None
        self.printed: list[str] = []
        self._since = 0
        self._answers: list[Any] = []

    def value(self, function: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Call a function and return its answer.

        Raises:
            Over: it gave none, or none of the form that it should.
        """
        answer = self._call(function, args, kwargs)
        if isinstance(answer, Raised):
            self._fail(
                Failure(
                    "raised",
                    f"{function} raised {exception_text(answer)}",
                    answer.type_name,
                    frames=answer.frames,
                )
            )
        assert isinstance(answer, Returned)
        self._require_form(function, answer)
        self._answers.append(answer.value)
        return answer.value

    def exception(self, function: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> str | None:
        """Call a function and return the name of the exception's type, or None where it raises nothing.

        Raises:
            Over: the process did not get through the call.
        """
        answer = self._call(function, args, kwargs)
        self._answers.append(None)
        return answer.type_name if isinstance(answer, Raised) else None

    def note_yield(self, said: Any) -> None:
        """Note what the check looks at."""
        calls = self._calls_of(said)
        if isinstance(said, Close):
            self.yields.append(Yield(_plain(said.left), said.tolerance, calls, True, _plain(said.right)))
        elif isinstance(said, Near):
            self.yields.append(Yield(_plain(said.value), said.tolerance, calls))
        else:
            self.yields.append(Yield(_plain(said), _STANDARD, calls))
        self._since = len(self.calls)

    def _calls_of(self, said: Any) -> tuple[int, ...]:
        value = said.value if isinstance(said, Near) else said
        if isinstance(value, list | dict):
            for index, answer in enumerate(self._answers):
                if answer is value:
                    return (index,)
        if self._since < len(self.calls):
            return tuple(range(self._since, len(self.calls)))
        return (len(self.calls) - 1,) if self.calls else ()

    def _call(self, function: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Answer:
        if function not in self.forms:
            raise CourseError(f"A check calls {function}, and RETURNS describes {', '.join(self.forms)}.")
        callbacks: list[Callback] = []
        recorded_args = tuple(_record(arg, callbacks) for arg in args)
        recorded_kwargs = {name: _record(arg, callbacks) for name, arg in kwargs.items()}
        self.calls.append(Call(function, args, kwargs))
        try:
            answer = self.partner.call(function, recorded_args, recorded_kwargs, self.seed)
        except ScriptRanOut as error:
            answer = Ended("script_ran_out", str(error))
        self.seed = None
        self.calls[-1] = Call(function, args, kwargs, answer, tuple(callbacks))
        if answer.printed:
            self.printed.append(answer.printed)
        if isinstance(answer, Ended):
            self._fail(Failure(answer.kind, answer.sentence, frames=answer.frames))
        if isinstance(answer, Returned) and answer.changed_input:
            self._fail(Failure("changed_input", f"{function} changed its input; work on a copy of it instead"))
        return answer

    def _require_form(self, function: str, answer: Returned) -> None:
        call = self.calls[-1]
        wanted = self.forms[function](answer.value, call)
        if wanted is None:
            return
        self._fail(Failure("form", _form_text(function, wanted, answer), got=answer.value, has_got=True, wanted=wanted))

    def _fail(self, failure: Failure) -> None:
        self.failure = failure
        raise Over


_STANDARD = Tolerance()


def _plain(value: Any) -> Any:
    return fresh(value) if is_plain(value) else normalise(value)


def _record(value: Any, callbacks: list[Callback]) -> Any:
    if callable(value):
        return _recorder(value, callbacks)
    if type(value) is list:
        return value if is_flat(value) else [_record(entry, callbacks) for entry in value]
    if type(value) is tuple:
        return tuple(_record(entry, callbacks) for entry in value)
    if type(value) is dict:
        return {key: _record(entry, callbacks) for key, entry in value.items()}
    return value


def fresh(value: Any) -> Any:
    """Return a copy of plain data that shares nothing that could be changed; other values are kept as they are."""
    if type(value) is list:
        return value[:] if is_flat(value) else [fresh(entry) for entry in value]
    if type(value) is tuple:
        return tuple(fresh(entry) for entry in value)
    if type(value) is dict:
        return {key: fresh(entry) for key, entry in value.items()}
    return value


def _recorder(function: Callable[..., Any], callbacks: list[Callback]) -> Callable[..., Any]:
    def recorded(*args: Any, **kwargs: Any) -> Any:
        given, named = normalise(list(args)), normalise(kwargs)
        try:
            if len(callbacks) >= MOST_CALLBACKS or len(str(given)) + len(str(named)) > LONGEST_CALLBACK:
                raise ScriptRanOut(f"{recorded.__name__} was called too often, or with too much")
            answer = normalise(function(*fresh(given), **fresh(named)))
        except Exception as error:
            # Python's own words of a call that does not fit name the check around a function that is defined in it.
            why = str(error).replace(getattr(function, "__qualname__", recorded.__name__), recorded.__name__)
            raise ScriptRanOut(f"{recorded.__name__} had no answer: {why}") from error
        callbacks.append(Callback(recorded.__name__, given, named, answer))
        return fresh(answer)

    recorded.__name__ = getattr(function, "__name__", "function")
    return recorded


def _form_text(function: str, wanted: str, answer: Returned) -> str:
    value = answer.value
    if value is None and answer.printed.strip():
        return f"{function} printed its answer and returned None; write return instead of print"
    if value is None:
        return f"{function} should return {wanted}, yours returns None; is there a path without return?"
    if isinstance(value, Opaque):
        return f"{function} should return {wanted}, yours returns {value.advice}"
    inner = next((entry for entry in value if isinstance(entry, Opaque)), None) if isinstance(value, list) else None
    if inner is not None:
        return f"{function} should return {wanted}, yours holds {inner.advice}"
    return f"{function} should return {wanted}, yours is {value_text(value)}"
