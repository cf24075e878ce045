# verdict: error: killed by SIGSEGV
# The limit is lifted first, so the stack is what ends.
import sys

sys.setrecursionlimit(10**9)


def double(values):
    return double(sorted(values, key=lambda value: double(values)))
