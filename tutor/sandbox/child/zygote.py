"""A process with numpy loaded that never runs a learner's code: it forks a fresh child whenever it is asked."""

import contextlib
import gc
import os
import signal
import socket

from .jail.entry import Jail, prepare
from .orders import AUTOPSY, FORK, ORDER, STATUS
from .rehearsal import rehearse
from .worker import Worker


def run(without: str, control: int) -> None:
    """Carry out orders that come through the socket `control`, and end with it.

    A child is waited for only by order: until then its process id stays its own.
    """
    children: set[int] = set()
    jail = prepare(without)
    rehearse()
    worker = Worker()
    gc.collect()
    gc.freeze()
    with socket.socket(fileno=control) as orders:
        while True:
            message, descriptors, _, _ = socket.recv_fds(orders, ORDER.size, 3)
            if not message:
                break
            order, pid = ORDER.unpack(message)
            if order == FORK:
                children.add(_fork(worker, jail, orders, *descriptors))
                continue
            status = _end(pid) if pid in children else 0
            children.discard(pid)
            if order == AUTOPSY:
                orders.send(STATUS.pack(status))
    for pid in children:
        _end(pid)


def _fork(worker: Worker, jail: Jail | None, orders: socket.socket, channel: int, output: int, unsent: int) -> int:
    zygote = os.getpid()
    pid = os.fork()
    if pid == 0:
        try:
            orders.close()
            worker.serve(jail, channel, output, unsent, zygote)
        finally:
            os._exit(70)
    for descriptor in (channel, output, unsent):
        os.close(descriptor)
    return pid


def _end(pid: int) -> int:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)  # it may not have its own group yet
    return os.waitpid(pid, 0)[1]
