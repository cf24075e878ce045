from hypothesis.strategies import lists, sampled_from

from tutor.checking.author import check, close, forms

RETURNS = {"double": forms.numbers(as_many_as=0)}
numbers = lists(sampled_from([0, 1, 2, 3, 0.5, -4]), max_size=8)


@check("Two numbers", example=True)
def two(submission):
    yield submission.double([1, 2])


@check("Any numbers", given=numbers, examples=[[3], [0.5, 0], [1, 2, 3, 4]])
def any_numbers(submission, values):
    yield submission.double(values)


@check("Doubling a list twice as long", law=True, given=numbers)
def twice(submission, values):
    yield close(submission.double(values + values), submission.double(values) + submission.double(values))
