from tutor.course.misconception import misconception


@misconception("grpo_advantages")
def only_centred(rewards):
    """Your advantages are not divided by anything."""
    mean = sum(rewards) / len(rewards)
    return [reward - mean for reward in rewards]
