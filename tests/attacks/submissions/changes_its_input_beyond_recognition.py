# verdict: failed: changed its input
# What it holds now is nothing that could be encoded.
def double(values):
    answer = [2 * value for value in values]
    values.append(values)
    return answer
