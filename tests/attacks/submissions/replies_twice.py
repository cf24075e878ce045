# verdict: failed: second time
# The second reply is heard as the answer to the second call.
import sys


def double(values):
    worker = sys._getframe(1).f_locals["self"]
    worker._send(b"\x93\xa4gave" + bytes([0x90 + len(values)]) + b"\x00" * len(values) + b"\xc2")
    return [2 * value for value in values]
