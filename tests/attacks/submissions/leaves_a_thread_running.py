# verdict: passed
# A right answer, and a thread that would keep the process alive.
import threading
import time


def double(values):
    threading.Thread(target=time.sleep, args=(60,)).start()
    return [2 * value for value in values]
