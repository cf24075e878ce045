# verdict: timeout: did not finish
# One operation of C, which no other thread and no handler can interrupt.
def double(values):
    return [10 ** 10**9] * len(values)
