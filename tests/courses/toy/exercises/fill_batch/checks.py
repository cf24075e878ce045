from tutor.checking.author import check, forms

RETURNS = {"fill_batch": forms.listing(forms.number())}


def sampler(script):
    left = list(script)

    def sample():
        return left.pop(0)

    return sample


@check("Keeps sampling until the batch is full", examples=[([0, 1, 0, 2, 3, 4], 2), ([5, 6], 2), ([0, 0, 7, 1], 1)])
def fills(submission, script, size):
    yield submission.fill_batch(sampler(script), size)
