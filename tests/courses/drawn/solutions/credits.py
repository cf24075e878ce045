"""One function for each kind of scene."""


def turn_credit(rewards, labels, gamma=0.5):
    """Return what is still to come of each turn, for each rollout."""
    return [[sum(gamma**k * r for k, r in enumerate(rollout[t:])) for t in range(len(rollout))] for rollout in rewards]


def shared_credit(rewards, states):
    """Return for each step its rollout's reward, relative to all visits of the step's state."""
    values = state_values(rewards, states)
    return [[reward - values[state] for state in way] for reward, way in zip(rewards, states, strict=True)]


def state_values(rewards, states):
    """Return the mean reward of the visits of each state."""
    visits = {}
    for reward, way in zip(rewards, states, strict=True):
        for state in way:
            visits.setdefault(state, []).append(reward)
    return {state: sum(rewards) / len(rewards) for state, rewards in visits.items()}


def nested_credit(returns, contexts):
    """Return the mean, over the levels with company, of each return relative to its group of that level."""
    return [_nested(value, context, returns, contexts) for value, context in zip(returns, contexts, strict=True)]


def _nested(value, context, returns, contexts):
    levels = []
    for k in range(1, len(context) + 1):
        group = [other for other, theirs in zip(returns, contexts, strict=True) if theirs[:k] == context[:k]]
        if len(group) > 1:
            levels.append(value - sum(group) / len(group))
    return sum(levels) / len(levels) if levels else 0.0


def total(rewards):
    """Return the sum of all rewards."""
    return sum(rewards)
