# verdict: timeout: did not finish
# Stopped is neither running nor ended.
import os
import signal


def double(values):
    os.kill(os.getpid(), signal.SIGSTOP)
