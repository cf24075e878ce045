from tutor.course.misconception import misconception


@misconception("pick_better")
def asks_once(first, second, judge):
    """You ask the judge in one order only, so its liking for the first place goes unseen."""
    return first if judge(first, second) == "A" else second
