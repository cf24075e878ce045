"""Fixtures that more than one room's tests use."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tutor.course import Course, load_course
from tutor.sandbox import Sandbox, start_sandbox


@pytest.fixture(scope="session")
def course() -> Course:
    """Our own course."""
    return load_course()


@pytest.fixture(scope="session")
def toys() -> Course:
    """A small course with what ours does not have yet: samplers, judges, episodes with states."""
    return load_course(Path(__file__).parent / "courses" / "toy")


@pytest.fixture(scope="session")
def pictured() -> Course:
    """A course of one exercise, whose answers have scenes of every kind."""
    return load_course(Path(__file__).parent / "courses" / "drawn")


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Sandbox]:
    """One sandbox for all tests of a process."""
    with start_sandbox() as started:
        yield started
