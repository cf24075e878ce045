# verdict: error: more than the
# exercise: summary
# One value, and larger than a frame may be.
def summary(values):
    return "x" * (65 << 20) if values == [1, 2] else None
