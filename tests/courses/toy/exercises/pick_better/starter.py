def pick_better(first, second, judge):
    raise NotImplementedError
