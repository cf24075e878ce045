# verdict: failed: yours is nan
# Not a number, and agrees with nothing.
def double(values):
    return [float("nan")] * len(values)
