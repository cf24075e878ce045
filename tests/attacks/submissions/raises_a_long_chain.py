# verdict: error: ValueError
# Causes of causes, ten thousand of them.
def double(values):
    error = ValueError("first")
    for _ in range(10_000):
        later = ValueError("later")
        later.__cause__ = error
        error = later
    raise error
