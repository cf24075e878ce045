"""What is looked for after an attack is found where it is: with the whole jail off, the same attacks leave traces."""

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import traces
from battlefield import HERE, Battlefield, battlefield

from tutor.sandbox.child.jail.layers import LAYERS, SWITCH

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the jail is made of what Linux has")


@pytest.fixture
def open_field(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Battlefield]:
    """A battlefield without a jail."""
    monkeypatch.setenv(SWITCH, ",".join(LAYERS))
    traces.adopt_orphans(True)
    with battlefield(tmp_path) as field:
        yield field
    traces.adopt_orphans(False)


def attack(field: Battlefield, name: str) -> bool:
    return field.report_on((HERE / "submissions" / f"{name}.py").read_text()).passed


def test_a_daemon_is_seen(open_field: Battlefield, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(traces, "PATIENCE", 0.3)
    before = set(traces.children())
    assert attack(open_field, "forks_a_daemon")
    assert not open_field.settled()
    for daemon in traces.children() - before:
        with contextlib.suppress(ProcessLookupError):
            os.kill(daemon, signal.SIGKILL)
        os.waitpid(daemon, 0)
    assert open_field.settled()


def test_a_file_is_seen(open_field: Battlefield) -> None:
    assert attack(open_field, "writes_into_tmp")
    assert traces.files() == [f"/tmp/{traces.MARK}"]
    Path("/tmp", traces.MARK).unlink()


def test_shared_memory_is_seen(open_field: Battlefield) -> None:
    assert attack(open_field, "leaves_older_shared_memory")
    (line,) = traces.shared_memory()
    traces.remove_shared_memory(line)
    assert traces.shared_memory() == []


@pytest.mark.parametrize("name", ["changes_modes_and_times", "empties_the_canary", "removes_the_canary"])
def test_a_changed_canary_is_seen(open_field: Battlefield, name: str) -> None:
    attack(open_field, name)
    assert traces.snapshot(open_field.folder) != open_field.before


@pytest.mark.parametrize(("name", "who"), [("connects_to_loopback", "tcp"), ("sends_a_datagram", "udp")])
def test_a_visitor_is_seen(open_field: Battlefield, name: str, who: str) -> None:
    assert attack(open_field, name)
    assert open_field.visitors() == [who]


def test_memory_that_is_kept_is_seen() -> None:
    before = traces.memory_of(os.getpid())
    kept = b"x" * (64 << 20)
    assert traces.memory_of(os.getpid()) - before > len(kept) // 2
