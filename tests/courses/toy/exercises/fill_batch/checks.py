from tutor.checking.author import check, forms
from tutor.checking.scripted import in_turn

RETURNS = {"fill_batch": forms.listing(forms.number())}
PLAYGROUND = {"fill_batch": {"sample": in_turn(0, 1, 0, 2), "size": 2}}


def sampler(script):
    left = list(script)

    def sample():
        return left.pop(0)

    return sample


@check("Keeps sampling until the batch is full", examples=[([0, 1, 0, 2, 3, 4], 2), ([5, 6], 2), ([0, 0, 7, 1], 1)])
def fills(submission, script, size):
    yield submission.fill_batch(sampler(script), size)
