# verdict: error: PermissionError
# Shared memory outlives the process that made it.
from multiprocessing import shared_memory


def double(values):
    shared_memory.SharedMemory("left-by-an-attack", create=True, size=64)
    return [2 * value for value in values]
