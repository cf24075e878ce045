# verdict: error: MiB of memory
# At once.
def double(values):
    return bytearray(3 << 30)
