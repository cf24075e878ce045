"""The class that all exports are tried on."""

import pytest
from graded_class import graded_class

from tutor.course import Course
from tutor.grading.gradebook_view import GradebookView


@pytest.fixture
def view(toys: Course) -> GradebookView:
    """The class, every point as it was earned."""
    return graded_class(toys)
