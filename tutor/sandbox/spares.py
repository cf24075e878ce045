"""Children started one by one ahead of time, where a fork of a process with numpy loaded is not safe."""

import contextlib
import os
import queue
import signal
import subprocess
import tempfile
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import IO, Final, Literal

from tutor.sandbox.calling import Child
from tutor.sandbox.channel import Channel, ClosedError, TimedOutError
from tutor.sandbox.files import Files
from tutor.sandbox.spawning import SandboxError, ends, failure, greet, not_started, start_process

WAITING: Final = 2
"""How many workers are started ahead: a submission that passes is run again at once, in a second one."""


class SpareSandbox:
    """Starts a process for each child, and some more than were asked for."""

    kind: Literal["zygote", "spare"] = "spare"

    def __init__(self) -> None:
        # One thread starts all processes and lives as long as we do: Linux ends a child with the thread that
        # started it. It also waits for those that have been killed, so that nobody else has to.
        self._tasks: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._started: queue.SimpleQueue[_Started | SandboxError] = queue.SimpleQueue()
        self._running: set[_Worker] = set()
        self._thread = threading.Thread(target=self._work, name="sandbox", daemon=True)
        self._thread.start()
        for _ in range(WAITING):
            self._tasks.put(self._start)
        self._closed = False
        self.confinement: Mapping[str, str] = {}

    def child(self) -> Child:
        """Return a fresh child.

        Raises:
            SandboxError: no child can be had.
        """
        self._tasks.put(self._start)
        started = self._started.get()
        if isinstance(started, SandboxError):
            if self._closed:
                self._started.put(started)  # for the next who asks
            raise started
        child = started.greeted()
        self.confinement = child.confinement
        return child

    def close(self) -> None:
        """End all children."""
        self._closed = True
        self._tasks.put(None)
        self._thread.join()
        while not self._started.empty():
            started = self._started.get()
            if isinstance(started, _Started):
                started.close()
        self._started.put(SandboxError("The sandbox is closed."))

    def __enter__(self) -> "SpareSandbox":
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def _work(self) -> None:
        while (task := self._tasks.get()) is not None:
            task()
        for worker in list(self._running):
            worker.kill_group()
            self._reap(worker)

    def _start(self) -> None:
        try:
            self._started.put(self._start_worker())
        except SandboxError as error:
            self._started.put(error)
        except OSError as error:
            self._started.put(not_started(error))

    def _start_worker(self) -> "_Started":
        errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with what was started
        with ends() as (ours, theirs, files):
            process = start_process("spare", [theirs, *files, os.getpid()], [theirs, *files], errors)
        worker = _Worker(process, self)
        self._running.add(worker)
        return _Started(worker, Channel(ours), files, errors)

    def reap_later(self, worker: "_Worker") -> None:
        """Wait, on our own thread, for a worker that has been killed."""
        self._tasks.put(lambda: self._reap(worker))

    def _reap(self, worker: "_Worker") -> None:
        worker.process.wait()
        self._running.discard(worker)


@dataclass(frozen=True)
class _Started:
    """A worker that may still be importing."""

    worker: "_Worker"
    channel: Channel
    files: Files
    errors: IO[bytes]

    def greeted(self) -> Child:
        try:
            born = greet(self.channel)
        except (ClosedError, TimedOutError) as gone:
            self.worker.kill()
            error = failure(self.errors, gone)
            self.close()
            raise error from None
        self.errors.close()
        return Child(self.channel, self.worker, self.files, born.confinement)

    def close(self) -> None:
        self.channel.close()
        self.files.close()
        self.errors.close()


@dataclass(frozen=True, eq=False)
class _Worker:
    """A process of ours; it leads its own group."""

    process: subprocess.Popen[bytes]
    sandbox: SpareSandbox

    def kill(self) -> None:
        self.kill_group()
        self.sandbox.reap_later(self)

    def autopsy(self) -> int | None:
        self.kill_group()
        code = self.process.wait()
        self.sandbox.reap_later(self)
        return -code if code < 0 else code << 8

    def kill_group(self) -> None:
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
