from tutor.checking.author import check, forms

RETURNS = {"summary": forms.record({"total": forms.number(), "count": forms.number()})}


@check("The total and the count", examples=[[1, 2], [0.5]])
def totals(submission, values):
    yield submission.summary(values)
