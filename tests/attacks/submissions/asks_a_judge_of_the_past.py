# verdict: error: belongs to an earlier call
# exercise: pick_better
# A judge that was lent for one call is not there in the next.
kept = []


def pick_better(first, second, judge):
    kept.append(judge)
    return first if kept[0](first, second) == "A" else second
