"""A sandbox of each kind, and a short way to run a text in one."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from children import load_into

from tutor.sandbox import Child, Returned, Sandbox, start_sandbox

Load = Callable[..., Child]


@pytest.fixture(scope="session", params=["zygote", "spare"])
def either(request: pytest.FixtureRequest) -> Iterator[Sandbox]:
    """A sandbox of each kind in turn: what is tested with it must hold for both."""
    with start_sandbox(request.param) as started:
        yield started


@pytest.fixture
def load(sandbox: Sandbox) -> Iterator[Load]:
    """Load a text into a fresh child, which ends with the test."""
    children: list[Child] = []

    def load(source: str, **options: Any) -> Child:
        children.append(sandbox.child())
        assert load_into(children[-1], source, **options) == Returned(None)
        return children[-1]

    yield load
    for child in children:
        child.end()
