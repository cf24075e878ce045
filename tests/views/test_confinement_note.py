"""Where checked code is not fully confined, one line says so, and where it is, nothing."""

import pytest

from tutor.sandbox.child.jail.layers import LAYERS
from tutor.views.confinement import confinement_note

ALL_ON = dict.fromkeys(LAYERS, "")


def test_nothing_is_said_where_all_layers_are_on_and_where_nothing_is_known_yet() -> None:
    assert confinement_note(ALL_ON) == ""
    assert confinement_note({}) == ""


@pytest.mark.parametrize("layer", ["landlock_files", "seccomp", "rlimits"])
def test_a_layer_without_which_something_is_open_is_worth_a_line(layer: str) -> None:
    note = confinement_note(ALL_ON | {layer: "this kernel has none"})
    assert note == "Your code is not fully confined here: credit-tutor doctor says why."
    assert len(note) <= 72


@pytest.mark.parametrize("layer", ["landlock_network", "landlock_scope", "parent_death"])
def test_a_layer_whose_work_another_does_as_well_is_not(layer: str) -> None:
    assert confinement_note(ALL_ON | {layer: "this kernel is too old for it"}) == ""
