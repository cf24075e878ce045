# verdict: error: PermissionError
# Machine code from a file that it wrote itself.
import ctypes
import os


def double(values):
    descriptor = os.memfd_create("left-by-an-attack")
    ctypes.CDLL(f"/proc/self/fd/{descriptor}")
