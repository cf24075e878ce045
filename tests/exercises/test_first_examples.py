"""What the close look shows of a check that passed, its first conversation, is an example of what its title says."""

import pytest

from tutor.checking.preparation import prepare
from tutor.checking.suite import read_suite
from tutor.course import Course, load_course

COURSE = load_course()
REFUSING = [
    check.name for check in read_suite(COURSE.exercise("tool_world")).checks if check.title.count("refused") == 1
]
FIRST = {
    ("preference_pair", "nothing_is_said"): None,
    ("preference_pair", "ties"): None,
    ("preference_pair", "unreadable"): None,
    ("tool_world", "the_operators"): 7,
    ("tool_world", "length"): "ValueError",
    **{("tool_world", name): "ValueError" for name in REFUSING if name != "worked_out_or_refused"},
    ("episode_credit", "no_answer"): [0],
    ("episode_credit", "no_answer_is_blamed"): [-1],
    ("episode_credit", "any_blame"): [-0.857375, -0.9025, -0.95, -1],
    ("group_graph", "no_states"): {},
}


def test_refusals_are_among_them() -> None:
    assert len(REFUSING) >= 7


@pytest.mark.parametrize(("id", "name"), FIRST, ids="-".join)
def test_the_first_conversation_shows_what_the_title_says(id: str, name: str, course: Course) -> None:
    case = prepare(course, read_suite(course.exercise(id)), seed=0).cases[name][0]
    shown = case.reference.yields[0].value
    assert shown == (pytest.approx(FIRST[id, name]) if isinstance(FIRST[id, name], list) else FIRST[id, name])
