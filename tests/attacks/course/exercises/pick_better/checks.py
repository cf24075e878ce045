from tutor.checking.author import check, forms

RETURNS = {"pick_better": forms.text()}


def prefers(favourite):
    def judge(first, second):
        return "A" if first == favourite else "B"

    return judge


@check("A judge that knows", examples=[("x", "y"), ("y", "x")])
def knows(submission, first, second):
    yield submission.pick_better(first, second, prefers("x"))
