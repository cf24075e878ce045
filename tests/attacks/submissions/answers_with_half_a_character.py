# verdict: failed: half a character
# A lone surrogate cannot be encoded.
def double(values):
    return ["\ud800"] * len(values)
