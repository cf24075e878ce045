# verdict: error: ValueError: xxx
# exercise: summary
# A message is cut before it travels.
def summary(values):
    raise ValueError("x" * (4 << 20))
