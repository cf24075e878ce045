"""Where a layer of the jail is missing, a child says so, and says the truth."""

import os
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import escapes
import pytest
from children import load_into, value

from tutor.sandbox import Child, Returned, SandboxError, start_sandbox
from tutor.sandbox.child import limits
from tutor.sandbox.child.jail import kernel, landlock, seccomp
from tutor.sandbox.child.jail.filter import REFUSE, UNKNOWN
from tutor.sandbox.child.jail.layers import LANDLOCK, LAYERS, LEFT_OUT, SWITCH, left_out

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the jail is made of what Linux has")

Kind = Literal["zygote", "spare"]
SOURCE = Path(escapes.__file__).read_text()


def world(folder: Path) -> dict[str, Any]:
    canary = folder / "canary"
    canary.write_text("secret")
    known = kernel.numbers()
    return {
        "canary": str(canary),
        "folder": str(folder),
        "home": str(folder),
        "pid": os.getpid(),
        "calls": known[1] if known else {},
    }


def got(child: Child, attempt: str, folder: Path) -> bool:
    return isinstance(child.call(attempt, [world(folder)], {}, deadline=5), Returned)


@pytest.mark.parametrize("kind", ["zygote", "spare"])
@pytest.mark.parametrize(
    ("without", "open_again", "still_closed"),
    [
        ("landlock", ("reads_a_file", "lists_home", "writes_a_file"), ("forks", "signals_us", "makes_a_unix_socket")),
        ("seccomp,rlimits", ("forks", "makes_a_unix_socket", "changes_the_mode"), ("reads_a_file", "signals_us")),
        ("landlock_files", ("reads_a_file",), ("signals_us", "forks")),
        ("landlock_scope,seccomp", ("signals_us",), ("reads_a_file",)),
        ("rlimits", ("raises_its_limits",), ("reads_a_file", "forks")),
        (
            ",".join(LAYERS),  # else an attempt that can never succeed would look like one that is stopped
            (
                "runs_a_program",
                "spawns",
                "becomes_a_daemon",
                "listens",
                "leaves_shared_memory",
                "outlives_its_parent",
                "changes_the_time",
                "empties_a_file",
                "has_the_kernel_signal_us",
                "signals_by_descriptor",
                "pins_us",
            ),
            (),
        ),
    ],
)
def test_a_layer_that_is_off_is_named_and_what_it_closed_is_open(
    kind: Kind,
    without: str,
    open_again: tuple[str, ...],
    still_closed: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(SWITCH, without)
    off = left_out(without)
    with start_sandbox(kind) as sandbox, sandbox.child() as child:
        assert child.confinement == {layer: LEFT_OUT if layer in off else "" for layer in LAYERS}
        load_into(child, SOURCE)
        assert [attempt for attempt in open_again if not got(child, attempt, tmp_path)] == []
        assert [attempt for attempt in still_closed if got(child, attempt, tmp_path)] == []


def test_without_seccomp_an_ordinary_user_still_starts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "seccomp")
    with start_sandbox("zygote") as sandbox, sandbox.child() as child:
        load_into(child, "import resource\ndef f(): return resource.getrlimit(resource.RLIMIT_NPROC)\n")
        assert value(child, "f") == [0, 0]


def test_a_limit_that_the_system_refuses_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def refuse_some(name: str, limit: tuple[int, int]) -> bool:
        asked.append(name)
        return name not in ("AS", "CORE")

    monkeypatch.setattr(limits, "_limit", refuse_some)
    assert limits.set_limits(processes=True) == "the system refuses the limits RLIMIT_AS, RLIMIT_CORE"
    assert asked == ["CPU", "AS", "FSIZE", "NOFILE", "CORE"]


def test_an_unknown_layer_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "landlock,bubblewrap")
    with pytest.raises(SandboxError, match="CREDIT_TUTOR_JAIL_OFF names 'bubblewrap': the layers are landlock, "):
        start_sandbox("zygote")
    with start_sandbox("spare") as sandbox, pytest.raises(SandboxError, match="bubblewrap"):
        sandbox.child()


@pytest.mark.parametrize(("without", "hidden"), [("landlock", True), ("", False)])
def test_our_memory_is_hidden_only_where_a_child_could_open_it(without: str, hidden: bool) -> None:
    script = """
import ctypes
from tutor.sandbox import start_sandbox
with start_sandbox("zygote") as sandbox, sandbox.child():
    print(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0) == 0)
"""
    environment = {**os.environ, SWITCH: without}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == f"{hidden}\n"


def refuse_landlock(error: int) -> Any:
    def call(number: int, *arguments: Any) -> int:
        raise OSError(error, os.strerror(error))

    return call


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (38, "this kernel has no Landlock (it came with Linux 5.13)"),
        (95, "Landlock is switched off in this kernel (see its boot parameter lsm=)"),
        (1, "Landlock is refused here: Operation not permitted"),
    ],
)
def test_a_kernel_without_landlock(error: int, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "call", refuse_landlock(error))
    rules = landlock.prepare([], ())
    assert landlock.restrict(rules) == dict.fromkeys(LANDLOCK, reason)


@pytest.mark.parametrize("abi", range(1, 8))
def test_an_older_landlock_is_asked_for_no_more_than_it_knows(abi: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, ...]] = []
    rights = {1: 0x1FFF, 2: 0x3FFF, 3: 0x7FFF, 4: 0x7FFF}.get(abi, 0xFFFF)

    def call(number: int, *arguments: Any) -> int:
        if arguments[2] == 1:
            return abi
        asked.append((arguments[1], *memoryview(arguments[0]).cast("Q")))
        return os.open("/dev/null", os.O_RDONLY)

    monkeypatch.setattr(kernel, "call", call)
    rules = landlock.prepare([], ())
    os.close(rules.descriptor)
    assert asked == [(8 if abi < 4 else 16 if abi < 6 else 24, rights, 3 * (abi >= 4), 3 * (abi >= 6))]
    assert [layer for layer in LANDLOCK if rules.off[layer]] == list(LANDLOCK[1 + (abi >= 4) + (abi >= 6) :])


def test_a_processor_that_we_have_no_table_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "machine", lambda: "riscv64")
    reason = "there is no table of system calls for a processor of type riscv64"
    assert seccomp.restrict(seccomp.prepare((), truncating=False)) == reason


def test_every_call_that_is_refused_is_in_the_table() -> None:
    known = {name for name, row in vars(kernel)["_NUMBERS"].items() if any(row)}
    assert set(vars(seccomp)["_rules"]()) | set(vars(seccomp)["_truncating"]()) == known


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
@pytest.mark.parametrize("truncating", [False, True])
def test_the_filter_decides_as_the_table_says(machine: str, truncating: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "machine", lambda: machine)
    programme = seccomp.prepare((), truncating=truncating)
    arch, numbers = kernel.numbers() or (0, {})
    names = {number: name for name, number in numbers.items()}
    rules = vars(seccomp)["_rules"]() | (vars(seccomp)["_truncating"]() if truncating else {})
    for number in (*range(kernel.LAST_NUMBER + 3), 0x40000000, 0xFFFFFFFF):
        rule = rules.get(names.get(number, ""), None)
        expected = {REFUSE: "refuse", UNKNOWN: "unknown", None: "allow"}.get(rule, "looks")
        if number > kernel.LAST_NUMBER:
            expected = "unknown"
        if expected != "looks":
            assert decide(programme.code.raw, arch, number) == expected, number
    assert decide(programme.code.raw, 0x40000003, 0) == "kill"


@pytest.mark.parametrize(
    ("name", "arguments", "decision"),
    [
        ("clone", (0x3D0F00,), "allow"),  # a thread, as the C library starts it
        ("clone", (0x11,), "refuse"),
        ("clone", (0x4111,), "refuse"),
        ("clone", (0x3D0F00 | 0x20000,), "refuse"),
        ("prlimit64", (0,), "allow"),
        ("prlimit64", (1,), "refuse"),
        ("kill", (1,), "refuse"),
        ("kill", (0xFFFFFFFF,), "refuse"),
        ("fcntl", (0, 2), "allow"),
        ("fcntl", (0, 8), "refuse"),
        ("fcntl", (0, 15), "refuse"),
        ("ioctl", (0, 0x5401), "allow"),
        ("ioctl", (0, 0x5412), "refuse"),
        ("prctl", (15,), "allow"),
        ("prctl", (1,), "refuse"),
        ("openat", (0, 0, os.O_RDONLY), "allow"),
        ("openat", (0, 0, os.O_RDONLY | os.O_TRUNC), "refuse"),
    ],
)
def test_a_call_is_judged_by_its_arguments(name: str, arguments: tuple[int, ...], decision: str) -> None:
    known = kernel.numbers()
    if known is None:
        pytest.skip("no table of this processor's calls")
    code = seccomp.prepare((), truncating=True).code.raw
    assert decide(code, known[0], known[1][name], *arguments) == decision


DECISIONS = {0x7FFF0000: "allow", 0x80000000: "kill", 0x00050001: "refuse", 0x00050026: "unknown"}


def decide(code: bytes, arch: int, number: int, *arguments: int) -> str:
    """Run a filter as the kernel would."""
    data = struct.pack("<IIQ6Q", number, arch, 0, *(arguments + (0,) * 6)[:6])
    instructions = list(struct.iter_unpack("=HBBI", code))
    at = word = 0
    while True:
        operation, if_so, if_not, constant = instructions[at]
        tests = {0x15: word == constant, 0x35: word >= constant, 0x45: bool(word & constant)}
        at += 1
        if operation == 0x20:
            (word,) = struct.unpack_from("<I", data, constant)
        elif operation == 0x06:
            return DECISIONS[constant]
        else:
            at += if_so if tests[operation] else if_not
