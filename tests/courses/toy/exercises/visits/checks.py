from tutor.checking.author import check

RETURNS = {"visits": lambda answer, call: None if isinstance(answer, dict) else "a dict from states to numbers"}
LOOP = [{"turns": [("s0", "left"), ("s1", "left"), ("s0", "right")], "won": True}]


@check("A loop counts twice", examples=[LOOP, []])
def loop(submission, episodes):
    yield submission.visits(episodes)


@check("States may be tuples", examples=[[{"turns": [((0, 1), "up")], "won": False}]])
def tuples(submission, episodes):
    yield submission.visits(episodes)
