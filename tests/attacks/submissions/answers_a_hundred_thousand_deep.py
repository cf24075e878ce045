# verdict: failed: a list of 2 numbers
# Whoever walks through it by recursion falls.
def double(values):
    answer = []
    for _ in range(100_000):
        answer = [answer]
    return answer
