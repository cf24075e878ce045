# verdict: error: OSError
# The file behind it grows no further than it may.
import os


def double(values):
    while True:
        os.write(1, bytes(1 << 20))
