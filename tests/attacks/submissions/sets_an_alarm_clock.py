# verdict: error: killed by SIGALRM
# A timer that the kernel keeps.
import signal
import time


def double(values):
    signal.setitimer(signal.ITIMER_REAL, 0.001)
    time.sleep(60)
