# verdict: error: called too often
# exercise: pick_better
# The clock stands while we answer, and goes on between.
def pick_better(first, second, judge):
    while True:
        judge(first, second)
