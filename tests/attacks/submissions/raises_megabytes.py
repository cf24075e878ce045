# verdict: error: ValueError: xxx
# A message is cut before it travels.
def double(values):
    raise ValueError("x" * (100 << 20))
