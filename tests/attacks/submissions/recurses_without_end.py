# verdict: error: killed by SIGSEGV
# exercise: summary
# The limit is lifted first, so the stack is what ends.
import sys

sys.setrecursionlimit(10**9)


def summary(values):
    return summary(sorted(values, key=lambda value: summary(values)))
