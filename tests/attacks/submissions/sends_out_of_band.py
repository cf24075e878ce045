# verdict: timeout: did not finish
# An urgent byte wakes whoever polls, and cannot be read as others are.
import os
import socket
import sys
import time


def double(values):
    channel = socket.socket(fileno=os.dup(sys._getframe(1).f_locals["self"].channel))
    channel.send(b"!", socket.MSG_OOB)
    time.sleep(60)
