"""Short ways to talk to a child."""

from typing import Any

from tutor.sandbox import Answer, Child, Returned


def load_into(child: Child, source: str, **options: Any) -> Answer:
    """Load a text as grpo_advantages, with nothing to import and five seconds to do so."""
    options = {"modules": {}, "stubs": {}, "deadline": 5.0, **options}
    return child.load(source, "grpo_advantages", **options)


def value(child: Child, function: str, *args: Any, **kwargs: Any) -> Any:
    """Call a function and return its value, which it must have."""
    answer = child.call(function, args, kwargs, deadline=5.0)
    assert isinstance(answer, Returned), answer
    return answer.value
