from tutor.checking.author import check, forms
from tutor.checking.scripted import one_of

RETURNS = {"pick_better": forms.nothing_or(forms.text())}


def prefers(favourite):
    def judge(first, second):
        return "A" if first == favourite else "B"

    return judge


def always_first(first, second):
    """Says A, whatever it reads."""
    return "A"


def prefers_longer(first, second):
    """Prefers the longer text."""
    return "A" if len(first) >= len(second) else "B"


PLAYGROUND = {"pick_better": {"first": "x", "second": "yy", "judge": one_of(prefers_longer, always_first)}}


@check("A judge that knows", examples=[("x", "y"), ("y", "x")])
def knows(submission, first, second):
    yield submission.pick_better(first, second, prefers("x"))


@check("A judge that always says A elects nobody")
def biased(submission):
    yield submission.pick_better("x", "y", always_first)
