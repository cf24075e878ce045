"""From a run to the scenes of a check: which call is drawn, and what happens where no scene can be made."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tutor.checking.depicting import Depiction, depict
from tutor.checking.kill_matrix import test_exercise as look_over
from tutor.checking.practice import Practice
from tutor.checking.running import Run
from tutor.checking.scenes import CreditLanes, Lane, NestedGroups, StateGraph
from tutor.checking.suite import read_suite
from tutor.course import Course, CourseError, load_course
from tutor.sandbox import Sandbox, Submission

DRAWN = Path(__file__).parent.parent / "courses" / "drawn"
WRONG = (DRAWN / "wrong.py").read_text()


@pytest.fixture
def run_on(pictured: Course, sandbox: Sandbox):
    def run(source: str) -> Run:
        practice = Practice(pictured, pictured.exercise("credits"), sandbox, seed=1)
        return practice.check(Submission.from_text("credits.py", source))

    return run


def depicted(run: Run, name: str) -> Depiction | None:
    return depict(run, next(row for row in run.report.checks if row.name == name))


def test_a_wrong_answer_and_the_reference_become_scenes_that_differ_in_numbers_alone(run_on) -> None:
    run = run_on(WRONG)
    lanes, graph, groups = (depicted(run, name) for name in ("turns", "meeting", "within"))
    assert lanes.yours == CreditLanes(
        [Lane("a", [0.125, 0.25, 0.25, -1.0], ["search", "search", "open", "answer"], "gamma 0.5"),
         Lane("b", [0.25, 0.25], ["search", "stop"], "gamma 0.5")],
        "turn",
    )  # fmt: skip
    assert lanes.reference.lanes[0] == replace(lanes.yours.lanes[0], credits=[0.125, 0.25, 0.5, -1.0])
    assert isinstance(graph.yours, StateGraph) and isinstance(groups.yours, NestedGroups)
    assert [member.name for member in groups.yours.members] == [member.name for member in groups.reference.members]


def test_a_right_answer_has_scenes_too(run_on, pictured: Course) -> None:
    depiction = depicted(run_on(pictured.exercise("credits").solution), "turns")
    assert depiction.yours == depiction.reference and depiction.problem == ""


def test_of_the_two_calls_of_a_law_the_first_that_went_wrong_is_drawn(run_on) -> None:
    run = run_on(
        "def turn_credit(rewards, labels, gamma=0.5):\n"
        "    out = [[sum(gamma**k * r for k, r in enumerate(w[t:])) for t in range(len(w))] for w in rewards]\n"
        "    return [[9.0] * len(way) for way in out] if rewards[0][2] == 2 else out\n"
    )
    depiction = depicted(run, "doubling")
    assert depiction.call.startswith("turn_credit([[0, 0, 2, -2]")
    assert depiction.yours.lanes[0].credits == [9.0] * 4 != depiction.reference.lanes[0].credits


@pytest.mark.parametrize("body", ["raise KeyError('no')", "return 'a string'", "return [[1.0, 'two']]", "return None"])
def test_without_an_answer_of_the_right_form_there_is_the_reference_alone(run_on, body: str) -> None:
    depiction = depicted(run_on(f"def turn_credit(rewards, labels, gamma=0.5):\n    {body}\n"), "turns")
    assert depiction.yours is None and depiction.problem == ""
    assert isinstance(depiction.reference, CreditLanes)


def test_a_function_without_a_scene_and_a_check_that_was_not_held_name_the_first_that_has_a_picture(run_on) -> None:
    run = run_on(WRONG)
    first = next(row for row in run.report.checks if row.name == "turns")
    assert depicted(run, "together") == depicted(run, "doubling") == Depiction(elsewhere=first)
    assert depicted(run, "turns").elsewhere is None
    assert depicted(run_on("def turn_credit(:\n"), "turns") is None


def test_what_the_courses_function_raises_is_a_sentence_and_the_other_side_is_drawn(run_on) -> None:
    source = "def turn_credit(rewards, labels, gamma=0.5):\n    return [[1.0]] * 9\n"
    depiction = depicted(run_on(source), "turns")
    assert depiction.yours is None and isinstance(depiction.reference, CreditLanes)
    assert depiction.problem.startswith("SCENES of this exercise could not make a picture of the answer (IndexError:")


@pytest.mark.parametrize("scenes", ["{'nothing': print}", "['total']"])
def test_scenes_of_what_the_exercise_does_not_have_are_an_error_of_the_course(
    scenes: str, pictured: Course, tmp_path: Path
) -> None:
    exercise = pictured.exercise("credits")
    text = exercise.checks_path.read_text()
    folder = tmp_path / "credits"
    folder.mkdir()
    for path in exercise.checks_path.parent.glob("*.*"):
        (folder / path.name).write_text(path.read_text())
    (folder / "checks.py").write_text(f"{text}\nSCENES = {scenes}\n")
    with pytest.raises(CourseError, match="SCENES"):
        read_suite(replace(exercise, folder=folder))


def test_an_author_is_told_whose_answers_have_no_picture(pictured: Course, sandbox: Sandbox, tmp_path: Path) -> None:
    def problems(course: Course) -> tuple[str, ...]:
        return look_over(course, course.exercise("credits"), sandbox).problems

    assert problems(pictured) == ()
    shutil.copytree(DRAWN, tmp_path / "course")
    path = tmp_path / "course" / "exercises" / "credits" / "checks.py"
    path.write_text(path.read_text() + "\n\ndef odd(call, answer):\n    return [] if answer == 2 else None\n")
    path.write_text(path.read_text() + "\n\nSCENES |= {'total': odd, 'turn_credit': lambda call, answer: answer[2]}\n")
    found = problems(load_course(tmp_path / "course"))
    assert any(problem.startswith("no picture of what the solution says in turns: SCENES") for problem in found)
    assert any(problem.startswith("no picture of what counts says in together: SCENES") for problem in found)
    assert not any("the solution says in together" in problem for problem in found)
