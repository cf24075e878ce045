# verdict: error: killed by SIGSEGV
# ctypes makes it easy.
import ctypes


def double(values):
    return [ctypes.string_at(0)]
