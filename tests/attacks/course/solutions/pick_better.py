def pick_better(first, second, judge):
    return first if judge(first, second) == "A" else second
