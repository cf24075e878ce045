# verdict: error: sys.exit()
# An exception that ends the program where it is not caught.
import sys


def double(values):
    sys.exit(0)
