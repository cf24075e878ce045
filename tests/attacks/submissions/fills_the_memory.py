# verdict: error: MiB of memory
# Little by little.
def double(values):
    kept = [0.0]
    while True:
        kept = kept * 2
