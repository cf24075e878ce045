"""The pictures of the course's answers: each can be drawn in the narrowest column and said in words."""

import pytest

from tutor.checking.preparation import prepare
from tutor.checking.report import Tolerance
from tutor.checking.scene_making import scene_of
from tutor.checking.suite import read_suite
from tutor.course import Course, Exercise, load_course
from tutor.views.scene import scene_lines, spoken

NARROWEST = 44
"""Columns of the picture in the widest layout of the app, beside three other panes."""


@pytest.mark.parametrize("exercise", load_course().exercises, ids=lambda exercise: exercise.id)
def test_every_scene_can_be_drawn_and_said(exercise: Exercise, course: Course) -> None:
    suite = read_suite(exercise)
    firsts = [cases[0] for cases in prepare(course, suite, seed=0).cases.values()] if suite.scenes else []
    calls = [call for case in firsts for call in case.reference.calls if call.function in suite.scenes]
    scenes = [scene_of(suite, call) for call in calls]
    assert not [scene for scene in scenes if isinstance(scene, str)]
    assert {call.function for call, scene in zip(calls, scenes, strict=True) if scene} == set(suite.scenes)
    for scene in filter(None, scenes):
        for width in (NARROWEST, 80):
            assert all(line.cell_len <= width for line in scene_lines(scene, scene, width, Tolerance()))
        assert all(line.strip() == line for line in spoken(scene, None))
