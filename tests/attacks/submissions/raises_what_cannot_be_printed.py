# verdict: error: its message cannot be read
# Its text, its name and its arguments fail.
class Trap(Exception):
    def __str__(self):
        raise SystemExit(0)

    __repr__ = __str__

    @property
    def __traceback__(self):
        raise SystemExit(0)


def double(values):
    raise Trap
