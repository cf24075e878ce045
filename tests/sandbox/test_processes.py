"""Processes come ready, end at once, and none is left over."""

import errno
import os
import select
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal

import pytest
from children import load_into, value

from tutor.sandbox import Ended, Sandbox, SandboxError, start_sandbox
from tutor.sandbox.zygotes import ZygoteSandbox

Kind = Literal["zygote", "spare"]
KINDS: tuple[Kind, ...] = ("zygote", "spare")
WHO = "import os\ndef f(): return [os.getpid(), os.getppid(), os.getsid(0)]\n"


def wait_for_end(pid: int) -> None:
    """Wait, for seconds at most, until a process has ended."""
    try:
        descriptor = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    with os.fdopen(descriptor):
        assert select.select([descriptor], [], [], 10)[0], f"{pid} still runs"


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_left_after_close(kind: Kind) -> None:
    with start_sandbox(kind) as sandbox:
        busy, idle, ended = sandbox.child(), sandbox.child(), sandbox.child()
        pids = set()
        for child in (busy, idle, ended):
            load_into(child, WHO)
            pids.update(value(child, "f")[:2])
        ended.end()
    pids.discard(os.getpid())
    assert [pid for pid in pids if not is_gone(pid)] == []
    answer = busy.call("f", [], {}, deadline=1)
    assert isinstance(answer, Ended)
    busy.end()
    idle.end()


@pytest.mark.parametrize("kind", KINDS)
def test_a_closed_sandbox_says_so(kind: Kind) -> None:
    sandbox = start_sandbox(kind)
    sandbox.close()
    sandbox.close()
    for _ in range(2):
        with pytest.raises(SandboxError, match="closed"):
            sandbox.child()


@pytest.mark.parametrize("kind", KINDS)
def test_an_ended_child_is_dead_with_its_group(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CREDIT_TUTOR_JAIL_OFF", "seccomp, rlimits")  # else there is no group
    with start_sandbox(kind) as sandbox, sandbox.child() as child:
        load_into(
            child, "import os\ndef f():\n    pid = os.fork()\n    while pid == 0: pass\n    return [os.getpid(), pid]\n"
        )
        pids = value(child, "f")
    child.end()
    assert not child.alive
    for pid in pids:
        wait_for_end(pid)


def test_a_child_that_is_ended_in_the_middle_of_a_call(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, "def f(h):\n    h()\n    while True: pass\n")
        answers = []
        inside = threading.Event()
        caller = threading.Thread(target=lambda: answers.append(child.call("f", [inside.set], {}, deadline=20)))
        caller.start()
        inside.wait(10)
        child.end()
        caller.join(10)
    assert [answer.kind for answer in answers] == ["died"]


def test_children_share_nothing(either: Sandbox) -> None:
    with either.child() as first, either.child() as second:
        load_into(first, "import math\nmath.pi = 3\ndef f(): return math.pi\n")
        load_into(second, "import math\ndef f(): return math.pi > 3\n")
        assert value(first, "f") == 3
        assert value(second, "f") is True


def test_each_child_leads_a_session_of_its_own(either: Sandbox) -> None:
    with either.child() as child:
        load_into(child, WHO)
        pid, _, session = value(child, "f")
        assert pid == session != os.getsid(0)


def test_the_limits_are_set(either: Sandbox) -> None:
    with either.child() as child:
        names = ["AS", "FSIZE", "NOFILE", "CORE", "CPU"]
        load_into(
            child, f"import resource as r\ndef f(): return [r.getrlimit(getattr(r, 'RLIMIT_' + n)) for n in {names}]\n"
        )
        assert value(child, "f") == [[limit, limit] for limit in (768 << 20, 1 << 20, 64, 0)] + [[300, 301]]


def test_numpy_runs_on_one_thread(either: Sandbox) -> None:
    with either.child() as child:
        load_into(
            child,
            "import os\nimport numpy as np\ndef f():\n    np.ones((300, 300)) @ np.ones((300, 300))\n"
            "    return os.getpid()\n",
        )
        assert len(list(Path(f"/proc/{value(child, 'f')}/task").iterdir())) == 1


def test_many_threads_may_ask_for_children(either: Sandbox) -> None:
    def work(number: int) -> int:
        with either.child() as child:
            load_into(child, f"def f(): return {number}\n")
            return int(value(child, "f"))

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(work, range(8))) == list(range(8))


def test_a_zygote_that_died_is_replaced() -> None:
    with ZygoteSandbox() as sandbox:
        with sandbox.child() as child:
            load_into(child, WHO)
            pid, zygote, _ = value(child, "f")
            os.kill(zygote, signal.SIGKILL)
            wait_for_end(pid)  # it dies with its zygote
            answer = child.call("f", [], {}, deadline=5)
            assert isinstance(answer, Ended)
            assert answer.kind == "died"
        for _ in range(2):
            with sandbox.child() as child:
                load_into(child, WHO)
                assert value(child, "f")[1] != zygote


@pytest.mark.parametrize("kind", KINDS)
def test_a_system_that_refuses_for_a_while_is_a_sentence(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        raise OSError(errno.EMFILE, "Too many open files")

    with start_sandbox(kind) as sandbox:
        sandbox.child().end()
        with monkeypatch.context() as refusing:
            refusing.setattr("tutor.sandbox.files._nameless_file", refuse)
            said = [said for said in (refusal(sandbox) for _ in range(4)) if said]
        assert said
        assert all("Too many open files" in sentence for sentence in said)
        while refusal(sandbox):  # one sentence may still be on its way
            pass


def refusal(sandbox: Sandbox) -> str:
    try:
        sandbox.child().end()
    except SandboxError as error:
        return str(error)
    return ""


def test_replacing_zygotes_leaves_nothing_open() -> None:
    with ZygoteSandbox() as sandbox:
        open_files = []
        for _ in range(3):
            with sandbox.child() as child:
                load_into(child, WHO)
                os.kill(value(child, "f")[1], signal.SIGKILL)
                child.call("f", [], {}, deadline=5)
            sandbox.child().end()
            open_files.append(len(list(Path("/dev/fd").iterdir())))
        assert len(set(open_files)) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_all_die_with_us(kind: Kind) -> None:
    script = f"""
import sys
sys.path[:0] = {sys.path!r}
from children import load_into, value
from tutor.sandbox import start_sandbox
sandbox = start_sandbox({kind!r})
busy, idle = sandbox.child(), sandbox.child()
for child in (busy, idle):
    load_into(child, {WHO!r} + "def g(h):\\n    h()\\n    while True: pass\\n")
    print(*value(child, "f")[:2])
busy.call("g", [lambda: print("busy", flush=True)], {{}}, deadline=60)
"""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = {int(pid) for _ in range(2) for pid in parent.stdout.readline().split()}
        assert parent.stdout.readline() == "busy\n"
        parent.kill()
        parent.wait()
    for pid in pids - {parent.pid}:
        wait_for_end(pid)


def test_we_never_import_numpy() -> None:
    script = """
import sys
from tutor.sandbox import normalise, start_sandbox
with start_sandbox() as sandbox, sandbox.child() as child:
    child.load("import numpy\\ndef f(): return numpy.ones(2)", "f", modules={}, stubs={}, deadline=5)
    print(child.call("f", [], {}, deadline=5).value, normalise((1, 2)), "numpy" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[1.0, 1.0] [1, 2] False\n"


@pytest.mark.parametrize("kind", KINDS)
def test_the_environment_chooses_the_kind(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CREDIT_TUTOR_SANDBOX", kind)
    with start_sandbox() as sandbox:
        assert sandbox.kind == kind


def test_an_unknown_kind_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CREDIT_TUTOR_SANDBOX", "docker")
    with pytest.raises(SandboxError, match="CREDIT_TUTOR_SANDBOX is 'docker': set it to zygote or spare"):
        start_sandbox()


@pytest.mark.parametrize("kind", KINDS)
def test_a_start_that_fails_says_why(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.sandbox.spawning._folder_of", lambda package: "/nowhere")
    with start_sandbox(kind) as sandbox:
        for _ in range(2):
            with pytest.raises(SandboxError, match="did not start: ModuleNotFoundError: No module named 'numpy'"):
                sandbox.child()
