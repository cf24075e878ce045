# verdict: error: PermissionError
# multiprocessing wants semaphores, shared memory and processes.
from concurrent.futures import ProcessPoolExecutor


def double(values):
    with ProcessPoolExecutor(2) as pool:
        return list(pool.map(abs, values))
