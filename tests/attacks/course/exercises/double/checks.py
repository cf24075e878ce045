from tutor.checking.author import check, forms
from tutor.checking.draws import groups

RETURNS = {"double": forms.numbers(as_many_as=0)}


@check("Two numbers", example=True)
def two(submission):
    yield submission.double([1, 2])


@check("Any numbers", given=groups(), examples=[[3], [0.5, -7.25], [1, 2, 3, 4]])
def any_numbers(submission, values):
    yield submission.double(values)
