# verdict: error: more than the
# One value, and larger than a frame may be.
def double(values):
    return "x" * (70 << 20)
