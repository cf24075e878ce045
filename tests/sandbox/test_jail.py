"""A submission that tries to get out of the jail gets nothing, from a child of either kind, as root and as a user."""

import contextlib
import inspect
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import escapes
import pytest
from children import load_into, value

import tutor.sandbox
from tutor.course import Course
from tutor.sandbox import Child, Ended, Raised, Returned, Sandbox
from tutor.sandbox.child.jail import kernel
from tutor.sandbox.child.jail.layers import LAYERS

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the jail is made of what Linux has")

SOURCE = Path(escapes.__file__).read_text()
ALL = [name for name, value in vars(escapes).items() if inspect.isfunction(value) and not name.startswith("_")]
TRIES = [name for name in ALL if name != "makes_a_32_bit_call"]
OTHERWISE = {
    "raises_its_limits": ("ValueError", "not allowed to raise maximum limit"),
    "clones_the_new_way": ("OSError", "[Errno 38] Function not implemented"),
    "makes_a_call_that_is_too_new": ("OSError", "[Errno 38] Function not implemented"),
    "makes_a_call_of_another_kind": ("OSError", "[Errno 38] Function not implemented"),
}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory, course: Course) -> Iterator[dict[str, Any]]:
    """What there is to be had: a listener, canaries, and ourselves."""
    place = tmp_path_factory.mktemp("outside")
    folder = place / "folder"
    folder.mkdir()
    canaries = [place / "canary", place / "spare canary"]
    for canary in canaries:
        canary.write_text("secret")
    canaries[0].chmod(0o640)
    known = kernel.numbers()
    exercise = course.exercises[0]
    with socket.create_server(("127.0.0.1", 0)) as tcp, socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp:
        udp.bind(("127.0.0.1", 0))
        for listener in (tcp, udp):
            listener.setblocking(False)
        before = canaries[0].stat()
        yield {
            "port": tcp.getsockname()[1],
            "udp_port": udp.getsockname()[1],
            "canary": str(canaries[0]),
            "spare_canary": str(canaries[1]),
            "folder": str(folder),
            "checks": str(exercise.checks_path),
            "solution": str(exercise.checks_path.parents[2] / "solutions" / f"{exercise.id}.py"),
            "sandbox": tutor.sandbox.__file__,
            "packages": str(Path(pytest.__file__).parents[1]),
            "home": str(Path.home()),
            "pid": os.getpid(),
            "calls": known[1] if known else {},
        }
        for silent in (tcp.accept, lambda: udp.recv(9)):
            with pytest.raises(BlockingIOError):
                silent()
        after = canaries[0].stat()
    assert all(canary.read_text() == "secret" for canary in canaries)
    assert (after.st_mode, after.st_mtime, after.st_size) == (before.st_mode, before.st_mtime, before.st_size)
    assert list(folder.iterdir()) == []


@pytest.fixture(scope="module")
def prisoner(either: Sandbox) -> Iterator[Child]:
    """One child for all the tries, since none should change anything."""
    with either.child() as child:
        assert load_into(child, SOURCE) == Returned(None)
        yield child


def test_every_layer_holds_here(either: Sandbox) -> None:
    with either.child() as child:
        assert child.confinement == dict.fromkeys(LAYERS, "")


@pytest.mark.parametrize("name", TRIES)
def test_nothing_is_got(prisoner: Child, world: dict[str, Any], name: str) -> None:
    answer = prisoner.call(name, [world], {}, deadline=5)
    assert isinstance(answer, Raised), answer
    type_name, message = OTHERWISE.get(name, ("PermissionError", ""))
    assert (answer.type_name, answer.message[: len(message)]) == (type_name, message)


@pytest.mark.skipif(kernel.machine() != "x86_64", reason="machine code for x86_64")
def test_a_call_by_another_machines_numbers_is_the_end(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, SOURCE)
        answer = child.call("makes_a_32_bit_call", [], {}, deadline=5)
    assert isinstance(answer, Ended)
    assert (answer.kind, answer.sentence) == ("died", "Your code's process was killed by SIGSYS.")


def test_a_signal_to_oneself_is_ones_own_affair(either: Sandbox) -> None:
    with either.child() as child:
        load_into(
            child, "import os, signal\ndef f():\n    signal.raise_signal(0)\n    os.kill(os.getpid(), signal.SIGTERM)\n"
        )
        answer = child.call("f", [], {}, deadline=5)
    assert isinstance(answer, Ended)
    assert answer.sentence == "Your code's process was killed by SIGTERM."


def test_a_child_has_only_its_channel_and_its_two_files(either: Sandbox) -> None:
    source = """
import contextlib, os, stat
def f():
    found = {}
    for descriptor in range(64):
        with contextlib.suppress(OSError):
            found[descriptor] = stat.filemode(os.fstat(descriptor).st_mode)[0]
    return found
"""
    with either.child() as child:
        load_into(child, source)
        found = value(child, "f")
    assert {number: found.pop(number) for number in (0, 1, 2)} == {0: "c", 1: "-", 2: "-"}
    assert sorted(found.values()) == ["-", "s"]


def test_nothing_was_started(prisoner: Child) -> None:
    load_into(prisoner, "import os\ndef f(): return os.getpid()\n")
    pid = value(prisoner, "f")
    parents = [status.read_text().split("PPid:")[1].split()[0] for status in Path("/proc").glob("[0-9]*/status")]
    assert str(pid) not in parents


def python_for(uid: int) -> str | None:
    """Return a Python of our version that a user can run with our packages, or None."""
    for python in (sys.executable, "/usr/bin/python3", "/usr/local/bin/python3"):
        script = f"import sys, numpy, msgspec, pytest; assert sys.version_info[:2] == {sys.version_info[:2]}"
        with contextlib.suppress(OSError):
            if not subprocess.run([python, "-c", script], **as_user(uid), capture_output=True).returncode:
                return python
    return None


def as_user(uid: int) -> dict[str, Any]:
    root = Path(tutor.sandbox.__file__).parents[2]
    path = f"{root}:{Path(pytest.__file__).parents[1]}"
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "HOME": "/tmp"}
    return {"user": uid, "group": uid, "extra_groups": [], "env": environment, "cwd": root}


@pytest.mark.skipif(os.getuid() != 0, reason="only root can become another user")
def test_all_of_this_as_an_ordinary_user() -> None:
    python = python_for(65534)
    if python is None:
        pytest.skip("no Python here that another user may run")
    command = [
        python,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "-x",
        *map(str, sorted(Path(__file__).parent.glob("test_jail*.py"))),
    ]
    done = subprocess.run(command, **as_user(65534), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
