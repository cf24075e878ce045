"""What tests of exports and findings look at: a gradebook in memory."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tutor.course import Course
from tutor.grading.grade import Grade, Override
from tutor.grading.gradebook import Gradebook
from tutor.grading.gradebook_view import POINTS_AS_EARNED, GradebookView, view_of_gradebook
from tutor.grading.scoring import Scoring

SEED = 7


@pytest.fixture
def view_of(toys: Course) -> Iterator[Callable[..., GradebookView]]:
    """Keep grades and decisions in a gradebook that is gone afterwards, and return what it reads as."""
    with ExitStack() as opened:

        def view(
            grades: Iterable[Grade],
            overrides: Iterable[Override] = (),
            scoring: Scoring = POINTS_AS_EARNED,
            *,
            show_inputs: bool = False,
        ) -> GradebookView:
            book = opened.enter_context(Gradebook.open(Path(":memory:")))
            book.begin(SEED, toys.version)
            book.add(grades, {exercise.id: "" for exercise in toys.exercises})
            for one in overrides:
                book.override(one.student, one.exercise, one.points, one.comment)
            return view_of_gradebook(toys, book, scoring, show_inputs=show_inputs)

        yield view
