# verdict: error: PermissionError
# A second process would not be waited for.
import os


def double(values):
    if os.fork() == 0:
        os._exit(0)
    return [2 * value for value in values]
