from tutor.checking.author import check, forms

RETURNS = {"pick_better": forms.nothing_or(forms.text())}


def prefers(favourite):
    def judge(first, second):
        return "A" if first == favourite else "B"

    return judge


def always_first(first, second):
    return "A"


@check("A judge that knows", examples=[("x", "y"), ("y", "x")])
def knows(submission, first, second):
    yield submission.pick_better(first, second, prefers("x"))


@check("A judge that always says A elects nobody")
def biased(submission):
    yield submission.pick_better("x", "y", always_first)
