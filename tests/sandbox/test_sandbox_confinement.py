"""A sandbox knows how the child that it last handed out is confined."""

from typing import Literal

import pytest

from tutor.sandbox import start_sandbox


@pytest.mark.parametrize("kind", ["zygote", "spare"])
def test_it_is_known_once_a_child_was_there(kind: Literal["zygote", "spare"]) -> None:
    with start_sandbox(kind) as sandbox:
        assert sandbox.confinement == {}
        with sandbox.child() as child:
            assert sandbox.confinement == child.confinement
            assert "rlimits" in sandbox.confinement
