from tutor.checking.author import check, forms

RETURNS = {"grpo_advantages": forms.numbers(as_many_as=0)}


@check("The example worked by hand", examples=[[1, 0]])
def by_hand(submission, rewards):
    yield submission.grpo_advantages(rewards)


@check("A group of equal rewards teaches nothing", examples=[[1, 1]])
def equal(submission, rewards):
    yield submission.grpo_advantages(rewards)
