"""Where the work is done: processes of this machine, or a running dask.distributed cluster."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final, ParamSpec, Protocol, Self, TypeVar

from tutor.grading.errors import GradingError

_P = ParamSpec("_P")
_T = TypeVar("_T")

CONNECT_SECONDS: Final = 10


class Workers(Protocol):
    """Processes that do what they are sent; one that has died is replaced when the next work is submitted."""

    @property
    def at_once(self) -> int:
        """How many pieces of work to have under way, so that nobody waits for us."""

    def submit(self, function: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Have a function called with these arguments, which travel as pickles.

        Raises:
            GradingError: nobody is there to do it.
        """

    def everywhere(self, function: Callable[[], _T]) -> list[_T]:
        """Call a function once on every machine at least, and return what came.

        Raises:
            GradingError: nobody is there to do it.
        """

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class LocalWorkers:
    """`jobs` processes of this machine. They end with us, also where we are killed."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.at_once = 2 * jobs
        self._start()

    def submit(self, function: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Have a function called; in a fresh pool where a process of the old one has died."""
        try:
            return self._pool.submit(function, *args, **kwargs)
        except BrokenExecutor:
            self._end()
            self._start()
            return self._pool.submit(function, *args, **kwargs)

    def everywhere(self, function: Callable[[], _T]) -> list[_T]:
        """Call a function in as many processes as there will be, so that all of them are there when work begins."""
        try:
            return [future.result() for future in [self.submit(function) for _ in range(self.jobs)]]
        except BrokenExecutor:
            raise GradingError(
                "A process that was to grade ended as it started, so nothing was run: start again, with fewer --jobs "
                "if there may not be memory for all."
            ) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self._pool.shutdown()
        self._end()

    def _start(self) -> None:
        # Never forked: a fork of a process with threads may find their locks taken for ever.
        context = multiprocessing.get_context("spawn")
        theirs, self._lifeline = context.Pipe(duplex=False)
        self._their_end = theirs
        self._pool: Executor = ProcessPoolExecutor(self.jobs, context, _live_with_us, (theirs,))

    def _end(self) -> None:
        self._lifeline.close()  # whoever is still at work ends now
        self._pool.shutdown(cancel_futures=True)
        self._their_end.close()


def _live_with_us(lifeline: Connection) -> None:
    """End this worker when the grader closes the lifeline or is gone; ctrl+c is the grader's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(lifeline,), name="lifeline", daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    try:
        lifeline.recv_bytes()
    finally:
        os._exit(1)


class ClusterWorkers:
    """The workers of a dask.distributed scheduler that runs already, at an address such as tcp://host:8786.

    Raises:
        GradingError: distributed is not installed, or there is no scheduler with a worker at the address.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self._client = _connect(address)
        threads = sum(self._client.nthreads().values())
        if not threads:
            self._client.close()
            raise GradingError(f"The scheduler {address} has no workers: start some, with `dask worker {address}`.")
        self.at_once = 2 * threads
        # Not pure: each piece of work is done, though another were like it.
        self._pool: Executor = self._client.get_executor(pure=False)

    def submit(self, function: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Have a function called; the scheduler gives the work of a worker that has died to another."""
        if self._client.status != "running":
            raise GradingError(
                f"The scheduler {self.address} is gone. What is graded is kept: start again for the others."
            )
        return self._pool.submit(function, *args, **kwargs)

    def everywhere(self, function: Callable[[], _T]) -> list[_T]:
        """Call a function on every worker."""
        return list(self._client.run(function).values())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._client.close()


def _connect(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError:
        raise GradingError("dask.distributed is not installed: pip install 'credit-tutor[cluster]'.") from None
    try:
        untyped: Any = Client
        return untyped(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise GradingError(f"There is no dask scheduler at {address}: {' '.join(str(error).split())}.") from None
