# verdict: failed: wrap it in list()
# Its values are made when somebody asks, in whose process they ask.
def double(values):
    for value in values:
        yield 2 * value
