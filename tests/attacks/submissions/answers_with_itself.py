# verdict: failed: contains itself
# Whoever walks through it never comes to an end.
def double(values):
    answer = [0]
    answer.append(answer)
    return answer
