def pick_better(first, second, judge):
    there = first if judge(first, second) == "A" else second
    back = second if judge(second, first) == "A" else first
    return there if there == back else None
