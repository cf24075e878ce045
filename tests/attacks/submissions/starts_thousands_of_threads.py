# verdict: error: can't start new thread
# Threads are allowed, and so many of them are not.
import threading
import time


def double(values):
    threading.stack_size(1 << 15)
    while True:
        threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
