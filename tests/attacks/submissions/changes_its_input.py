# verdict: failed: changed its input
# Whoever reuses the list compares a wrong answer with a wrong expectation.
def double(values):
    for index in range(len(values)):
        values[index] *= 2
    return values
