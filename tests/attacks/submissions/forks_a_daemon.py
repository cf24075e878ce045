# verdict: error: PermissionError
# Twice forked, in a session of its own, it would outlive the run.
import os
import time


def double(values):
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            time.sleep(60)
        os._exit(0)
    return [2 * value for value in values]
