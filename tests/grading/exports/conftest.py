"""The class that all exports are tried on."""

from collections.abc import Callable

import pytest
from graded_class import GRADES, OVERRIDES

from tutor.grading.gradebook_view import GradebookView


@pytest.fixture
def view(view_of: Callable[..., GradebookView]) -> GradebookView:
    """The class, every point as it was earned."""
    return view_of(GRADES, OVERRIDES)


@pytest.fixture
def revealing_view(view_of: Callable[..., GradebookView]) -> GradebookView:
    """The same, with the inputs of hidden checks."""
    return view_of(GRADES, OVERRIDES, show_inputs=True)
