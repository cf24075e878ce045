# verdict: failed: 
# Deep enough for what comes after the decoder: forms, comparison, words.
import sys


def double(values):
    frame = b"\x93\xa4gave" + b"\x91" * 300 + b"\x00\xc2"
    sys._getframe(1).f_locals["self"]._gave = lambda value, changed: frame
