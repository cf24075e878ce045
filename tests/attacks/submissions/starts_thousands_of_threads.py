# verdict: timeout: did not finish
# Threads are allowed, and end with the process.
import threading
import time


def double(values):
    threading.stack_size(1 << 15)
    while True:
        try:
            threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
        except RuntimeError:
            time.sleep(0.01)
