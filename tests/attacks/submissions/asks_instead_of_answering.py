# verdict: timeout: did not finish
# A question for ever in place of an answer.
import sys


def double(values):
    worker = sys._getframe(1).f_locals["self"]
    while True:
        worker.replies.send(b"\x94\xa5asked\x07\x90\x80")
        worker._receive()
