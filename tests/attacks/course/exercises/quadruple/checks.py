from tutor.checking.author import check, forms

RETURNS = {"quadruple": forms.numbers(as_many_as=0)}


@check("Four times", examples=[[1], [2, 3]])
def four_times(submission, values):
    yield submission.quadruple(values)
