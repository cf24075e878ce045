# verdict: timeout: did not finish
# A reader without a deadline waits for the other half.
import os
import sys
import time


def double(values):
    os.write(sys._getframe(1).f_locals["self"].channel, b"\x00\x01\0\0half")
    time.sleep(60)
