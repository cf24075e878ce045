# verdict: error: PermissionError
# The channel is a socket: it could be connected to somebody else.
import contextlib
import os
import socket
import stat


def double(values):
    for descriptor in range(3, 64):
        with contextlib.suppress(OSError):
            if stat.S_ISSOCK(os.fstat(descriptor).st_mode):
                break
    channel = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, fileno=descriptor)
    try:
        channel.connect("/run/nothing")
    finally:
        channel.detach()
