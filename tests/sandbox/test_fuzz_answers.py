"""Ten thousand streams of bytes in place of a child's answers: none crashes us, none keeps us, none passes a check.

All frames that can be valid are made from the same parts, since random bytes alone would only ever test the header.
A stream ends with the connection, so that nothing waits; those that do not end are few, and wait for their deadline.
"""

import contextlib
import socket
import time
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from test_channel import Nobody

from tutor.checking.author import check, forms
from tutor.checking.concealing import concealed
from tutor.checking.converse import converse
from tutor.checking.partner import ChildPartner, SolutionPartner
from tutor.checking.preparation import Case, case_of
from tutor.checking.report import Report
from tutor.checking.rows import row
from tutor.checking.suite import Suite
from tutor.course import Course, Exercise
from tutor.sandbox import Answer, Child
from tutor.sandbox.channel import Channel
from tutor.sandbox.child.wire import HEADER, MAX_FRAME
from tutor.sandbox.files import Files
from tutor.views.json_report import report_json
from tutor.views.plain import report_plain

EACH = 2_500
FUZZ = settings(
    max_examples=EACH, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
QUESTION = [0.5, -7.25, 3]
ANSWER = [123.25, -0.0625, 7777.5]
"""What nobody can guess by changing bytes."""


@check("The answer")
def the_answer(submission: Any) -> Iterator[Any]:
    yield submission.double(QUESTION)


FORMS = {"double": forms.numbers(as_many_as=0)}


class Stream:
    """A sandbox whose children send the same bytes: `first` when they should load, then `data`, and then no more."""

    kind: Literal["zygote", "spare"] = "zygote"

    def __init__(self, first: bytes, data: bytes, *, ends: bool = True) -> None:
        self._parts = [first, data]
        self._ends = ends
        self._theirs: list[socket.socket] = []

    def child(self) -> Child:
        ours, theirs = socket.socketpair()
        self._theirs.append(theirs)
        theirs.setblocking(False)
        theirs.send(self._parts[0])
        return Child(Channel(ours), Nobody(), Files.open(), {})

    def load(self, child: Child) -> Answer:
        """Load a text, with a reference that can be asked; what the child says to a call is sent once it has loaded."""
        if not self._parts[0]:
            self._send_the_rest()
        stubs = {"base": {"double": lambda values: values}}
        answer = child.load("", "double", modules={}, stubs=stubs, deadline=0.05)
        if self._parts[0]:
            self._send_the_rest()
        return answer

    def _send_the_rest(self) -> None:
        with contextlib.suppress(OSError):  # we have hung up
            self._theirs[-1].send(self._parts[1])
            if self._ends:
                self._theirs[-1].shutdown(socket.SHUT_WR)

    def close(self) -> None:
        for theirs in self._theirs:
            theirs.close()

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()


@pytest.fixture(scope="module")
def exercise(toys: Course) -> Exercise:
    return toys.exercise("double")


@pytest.fixture(scope="module")
def case(toys: Course) -> Case:
    suite = Suite(toys.exercise("double"), (the_answer,), FORMS)
    solution = SolutionPartner({"double": lambda values: ANSWER})
    return case_of(the_answer, 0, (), True, 0, suite, solution)


def report_on(case: Case, exercise: Exercise, stream: Stream) -> Report:
    """Return the report on a submission whose child sends a stream, looked at in every way."""
    with stream:
        partner = ChildPartner(stream, stream.load, deadline=0.05)
        try:
            held = converse(case.check, (), partner, FORMS, 0)
        finally:
            partner.end()
    report = Report("double", "fuzz.py", 0, (row(exercise, case.check, (case,), {case.key: held}),))
    assert report.checks[0].fault != "body", "something was raised that nobody foresaw"
    for shown in (report, concealed(report)):
        msgspec.json.encode(report_json(shown))
        assert "\x1b" not in report_plain(shown)
    return report


def framed(data: bytes) -> bytes:
    return HEADER.pack(len(data)) + data


def packed(*items: Any) -> bytes:
    return framed(msgspec.msgpack.encode(items))


LOADED = packed("loaded", ["double"])
OPAQUE = msgspec.msgpack.Ext(2, b"\x92\xa1T\xa1a")
LINE = ["double.py", "double", 3, "return values"]
VALID = (
    LOADED,
    packed("gave", [0.0, 1.5, -2], False),
    packed("gave", {"a": [1, None, "text"], "b": {"c": True}}, True),
    packed("gave", [msgspec.msgpack.Ext(1, b"\x7f" * 12), OPAQUE], False),
    packed("asked", 0, [[OPAQUE]], {}),
    packed("threw", "ValueError", "a message", [LINE, LINE]),
    packed("failed", "missing", "double is not defined in your file.", [LINE]),
    packed("failed", "timeout", "", []),
    packed("asked", 0, [[1, 2.5]], {}),
    packed("asked", 9, [], {"values": [1]}),
    packed("born", 1, {"seccomp": ""}),
)

atoms = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(1 << 63), (1 << 64) - 1),
    st.floats(),
    st.text(max_size=8),
    st.binary(max_size=8),
    st.builds(msgspec.msgpack.Ext, st.integers(-1, 5), st.binary(max_size=12)),
    st.just(OPAQUE),
    st.builds(msgspec.msgpack.Ext, st.just(1), st.binary(max_size=600)),
)
values = st.recursive(
    atoms,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)
tags = st.sampled_from(["loaded", "gave", "threw", "failed", "asked", "born", "call", "nothing"])
kinds = st.sampled_from(["missing", "timeout", "died", "memory", "unreadable", "too_big", "passed"])
lines = st.lists(
    st.tuples(st.text(max_size=9), st.text(max_size=9), st.integers(-3, 1 << 62), st.text(max_size=9)), max_size=9
)
replies = st.one_of(
    st.builds(lambda numbers: packed("gave", numbers, False) * 2, st.lists(atoms, min_size=3, max_size=3)),
    st.builds(lambda tag, items: packed(tag, *items), tags, st.lists(values, max_size=4)),
    st.builds(lambda value, changed: packed("gave", value, changed), values, st.booleans()),
    st.builds(lambda name, text, at: packed("threw", name, text, at), st.text(), st.text(), lines),
    st.builds(lambda kind, text, at: packed("failed", kind, text, at), kinds, st.text(), lines),
    st.builds(lambda id, args: packed("asked", id, args, {}), st.integers(-1, 3), st.lists(values, max_size=2)),
    st.sampled_from(VALID),
)  # fmt: skip
starts = st.sampled_from([LOADED, LOADED, b""])
changes = st.lists(
    st.tuples(st.sampled_from(["set", "insert", "delete", "cut", "double"]), st.integers(0, 300), st.integers(0, 255)),
    min_size=1,
    max_size=5,
)


def changed(data: bytes, what: str, place: int, byte: int) -> bytes:
    """Return a stream with one thing done to it."""
    at = place % (len(data) + 1)
    before, after = data[:at], data[at:]
    return {
        "set": before + bytes([byte]) + after[1:],
        "insert": before + bytes([byte]) + after,
        "delete": before + after[1:],
        "cut": before,
        "double": before + after[: byte % 32] + after,
    }[what]


def test_bytes_at_random(case: Case, exercise: Exercise) -> None:
    @FUZZ
    @given(starts, st.binary(max_size=64))
    def stream(start: bytes, data: bytes) -> None:
        assert report_on(case, exercise, Stream(start, data)).points == 0

    stream()


def test_frames_of_bytes_at_random(case: Case, exercise: Exercise) -> None:
    @FUZZ
    @given(starts, st.lists(st.binary(max_size=24), min_size=1, max_size=3))
    def stream(start: bytes, frames: list[bytes]) -> None:
        assert report_on(case, exercise, Stream(start, b"".join(map(framed, frames)))).points == 0

    stream()


def test_replies_that_are_nearly_right(case: Case, exercise: Exercise) -> None:
    @FUZZ
    @given(starts, st.lists(replies, min_size=1, max_size=4))
    def stream(start: bytes, frames: list[bytes]) -> None:
        assert report_on(case, exercise, Stream(start, b"".join(frames))).points == 0

    stream()


def test_right_replies_with_changes(case: Case, exercise: Exercise) -> None:
    @FUZZ
    @given(starts, st.lists(st.sampled_from(VALID), min_size=1, max_size=4), changes)
    def stream(start: bytes, frames: list[bytes], what: list[tuple[str, int, int]]) -> None:
        data = b"".join(frames)
        for change in what:
            data = changed(data, *change)
        assert report_on(case, exercise, Stream(start, data)).points == 0

    stream()


@pytest.mark.parametrize(
    ("first", "data"),
    [
        (b"", b""),
        (b"", b"\x01"),
        (LOADED, b""),
        (LOADED, b"\x10\0\0\0half"),
        (LOADED, HEADER.pack(MAX_FRAME)),
        (LOADED, packed("asked", 7, [], {})),
        (LOADED, packed("gave", [0.0] * 3, False)),
    ],
)
def test_a_stream_that_does_not_end_costs_one_deadline(
    case: Case, exercise: Exercise, first: bytes, data: bytes
) -> None:
    started = time.monotonic()
    report = report_on(case, exercise, Stream(first, data, ends=False))
    assert report.checks[0].outcome == "timeout"
    assert time.monotonic() - started < 5


def test_the_right_answer_passes_or_none_of_this_shows_anything(case: Case, exercise: Exercise) -> None:
    right = packed("gave", ANSWER, False)
    assert report_on(case, exercise, Stream(LOADED, right + right)).points == 1
