# verdict: error: Quiet
# `except Exception` does not catch it.
class Quiet(BaseException):
    pass


def double(values):
    raise Quiet
