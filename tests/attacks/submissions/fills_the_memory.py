# verdict: error: MiB of memory
# exercise: summary
# Little by little.
def summary(values):
    kept = []
    while True:
        kept.append(bytearray(1 << 24))
