# verdict: error: MiB of memory
# exercise: summary
# At once.
def summary(values):
    return bytearray(3 << 30)
