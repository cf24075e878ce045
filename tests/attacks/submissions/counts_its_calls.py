# verdict: failed: second time
# What it does depends on how often it was asked.
calls = []


def double(values):
    calls.append(1)
    return [2 * value if len(calls) % 2 else 0 for value in values]
