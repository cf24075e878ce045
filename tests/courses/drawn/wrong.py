"""What a learner writes who gets every function wrong, each in a way of its own."""


def turn_credit(rewards, labels, gamma=0.5):
    credits = [[sum(gamma**k * r for k, r in enumerate(way[t:])) for t in range(len(way))] for way in rewards]
    return [[min(credit, 0.25) for credit in way] for way in credits]


def shared_credit(rewards, states):
    mean = sum(rewards) / len(rewards)
    return [[reward - mean for _ in way] for reward, way in zip(rewards, states, strict=True)]


def state_values(rewards, states):
    return {"hall": 3.5, "kitchen": 10.0, "nowhere": 1.0}


def nested_credit(returns, contexts):
    mean = sum(returns) / len(returns)
    return [value - mean for value in returns]


def total(rewards):
    return len(rewards)
