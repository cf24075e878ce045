# verdict: error: cannot be read as an answer
# Bytes that are not UTF-8, where text is expected.
import sys


def double(values):
    sys._getframe(1).f_locals["self"]._gave = lambda value, changed: b"\x93\xa4gave\xa2\xed\xa0\xc2"
