# verdict: timeout: did not finish
# The deadline holds until the answer is there, not only until the function ends.
class Trap(Exception):
    def __str__(self):
        while True:
            pass


def double(values):
    raise Trap
