"""Everybody has their row, whatever anybody has handed in."""

import os
import threading
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from toy_class import DEADLY, NEVER_ENDS, RIGHT, SEED, SQUARES, SQUARES_TOO, TOYS, deadly_course, entry, nothing, prints

from tutor.checking.practice import Practice
from tutor.course import Course, CourseError, load_course
from tutor.grading import grading
from tutor.grading.entry import Entry
from tutor.grading.errors import GradingError
from tutor.grading.executors import LocalWorkers
from tutor.grading.grade import Grade
from tutor.grading.grading import MOST, grade_all, parts_of
from tutor.sandbox import SandboxError, Submission

CLASS = [entry("ada", RIGHT), entry("bob", SQUARES), entry("cy", SQUARES_TOO), entry("dee", "def"), nothing("eve")]


def graded(entries: list[Entry], course: Course, **how: object) -> dict[str, Grade]:
    """Grade entries, each of which must come back exactly once."""
    grades = list(grade_all(entries, TOYS, SEED, prints(course), **how))  # type: ignore[arg-type]
    assert sorted(grade.student for grade in grades) == sorted(entry.student for entry in entries)
    return {grade.student: grade for grade in grades}


@pytest.fixture(scope="module")
def in_this_process(toys: Course) -> dict[str, Grade]:
    return graded(CLASS, toys)


def test_a_right_file_passes_and_a_wrong_one_is_diagnosed(in_this_process: dict[str, Grade]) -> None:
    assert in_this_process["ada"].report.passed
    assert [found.misconception for found in in_this_process["bob"].report.diagnoses] == ["squares"]


def test_what_cannot_be_run_has_a_row_for_each_check_and_says_why(in_this_process: dict[str, Grade]) -> None:
    nothing_sent, unreadable = in_this_process["eve"].report, in_this_process["dee"].report
    assert nothing_sent.problem == "Nothing was sent for double."
    assert "line 1" in (unreadable.problem or "")
    assert [row.outcome for row in nothing_sent.checks] == [row.outcome for row in unreadable.checks] == ["error"] * 3


def test_what_is_to_be_known_of_a_submission_stands_in_its_report(toys: Course) -> None:
    noted = [replace(one, notes=("2 files were sent.",)) for one in CLASS[:1]] + [replace(CLASS[4], notes=("Late.",))]
    found = graded(noted, toys)
    assert found["ada"].report.notes == ("2 files were sent.",)
    assert found["eve"].report.notes == ("Late.",)
    assert (found["ada"].is_sent, found["eve"].is_sent) == (True, False)


def test_the_same_mistake_in_other_words_has_the_same_signature(in_this_process: dict[str, Grade]) -> None:
    assert in_this_process["bob"].signature == in_this_process["cy"].signature != ""


def test_another_mistake_has_another_signature_and_a_pass_has_none(
    in_this_process: dict[str, Grade], toys: Course
) -> None:
    other = graded([entry("flo", SQUARES.replace("value * value", "value * 3"))], toys)["flo"]
    assert other.signature not in ("", in_this_process["bob"].signature)
    assert in_this_process["ada"].signature == in_this_process["eve"].signature == ""


def test_processes_find_what_this_process_finds(in_this_process: dict[str, Grade], toys: Course) -> None:
    with LocalWorkers(2) as workers:
        assert graded(CLASS, toys, workers=workers) == in_this_process


def test_a_file_that_ends_its_worker_twice_is_reported_and_costs_nobody_else_a_row(tmp_path: Path) -> None:
    path = deadly_course(tmp_path)
    course = load_course(path)
    entries = [entry("ada", RIGHT), entry("bob", DEADLY), entry("cy", SQUARES)]
    entries += [entry(f"dee {number}", RIGHT) for number in range(13)]
    with LocalWorkers(2) as workers:
        assert len(next(parts_of(entries, workers.at_once))) == 2  # so that bob is not alone
        grades = list(grade_all(entries, path, SEED, prints(course), workers=workers))
    found = {grade.student: grade.report for grade in grades}
    assert len(grades) == len(found) == 16
    assert sum(report.passed for report in found.values()) == 14
    assert [diagnosis.misconception for diagnosis in found["cy"].diagnoses] == ["squares"]
    assert "the process that ran it ended before it was done, twice" in (found["bob"].problem or "")
    assert {row.outcome for row in found["bob"].checks} == {"error"}


def test_processes_that_end_as_they_start_are_a_sentence() -> None:
    with LocalWorkers(1) as workers, pytest.raises(GradingError, match="ended as it started, so nothing was run"):
        workers.everywhere(partial(os._exit, 9))


def test_whoever_interrupts_hears_nothing_of_processes_that_end(toys: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(futures: dict[Future[object], object], **_: object) -> None:
        while sum(future.running() for future in futures) < len(futures) - 1:
            pass  # until only one is left that has not gone to a process
        raise KeyboardInterrupt

    said: list[object] = []
    monkeypatch.setattr(threading, "excepthook", said.append)
    monkeypatch.setattr(grading, "wait", interrupted)
    entries = [entry(str(number), NEVER_ENDS) for number in range(20)]
    with pytest.raises(KeyboardInterrupt), LocalWorkers(2) as workers:
        try:
            list(grade_all(entries, TOYS, SEED, prints(toys), workers=workers))
        finally:
            pool: Any = workers._pool
            noticing = pool._executor_manager_thread
            for process in list(pool._processes.values()):
                process.kill()
            noticing.join()
    assert said == []


def test_a_file_that_our_own_code_stumbles_over_is_reported_and_graded_again_next_time(
    toys: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    check = Practice.check

    def stumbles(self: Practice, submission: Submission, *, fresh: bool = True) -> object:
        if submission.name == "bob.py":
            raise RuntimeError("a fault of ours")
        return check(self, submission, fresh=fresh)

    monkeypatch.setattr(Practice, "check", stumbles)
    found = graded([entry("bob", RIGHT), entry("ada", RIGHT)], toys)
    assert "the grader itself failed (RuntimeError: a fault of ours)" in (found["bob"].report.problem or "")
    assert found["bob"].digest == ""
    assert found["ada"].report.passed


def test_a_broken_course_stops_everything_with_a_sentence(tmp_path: Path) -> None:
    path = deadly_course(tmp_path)
    course = load_course(path)
    (path / "solutions" / "double.py").write_text("def double(values):\n    return values[0]\n")
    with LocalWorkers(1) as workers, pytest.raises(CourseError, match="the solution fails it"):
        list(grade_all([entry("ada", RIGHT)], path, SEED, prints(course), workers=workers))


def test_where_no_submission_can_be_started_grading_stops_with_a_sentence(
    toys: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CREDIT_TUTOR_SANDBOX", "none")
    with LocalWorkers(1) as workers, pytest.raises(SandboxError, match="CREDIT_TUTOR_SANDBOX is 'none'"):
        list(grade_all(CLASS, TOYS, SEED, prints(toys), workers=workers))


def test_a_worker_with_another_course_is_refused(toys: Course) -> None:
    with pytest.raises(GradingError, match="another version of double, or of credit-tutor"):
        list(grade_all([entry("ada", RIGHT)], TOYS, SEED, {"double": "something else"}))


def test_an_endless_loop_is_a_timeout_and_ends(toys: Course) -> None:
    assert graded([entry("ada", NEVER_ENDS)], toys)["ada"].report.outcome == "timeout"


def test_a_long_wrong_answer_is_not_kept_whole(toys: Course) -> None:
    text = "def double(values):\n    print('x' * 10_000)\n    return [0] * 5000\n"
    report = graded([entry("ada", text)], toys)["ada"].report
    row = report.first_failure
    assert row is not None and row.exhibit is not None
    assert not row.exhibit.has_got and row.exhibit.got is None and "0" in row.exhibit.got_text
    assert len(row.printed) == 2000


@pytest.mark.parametrize("entries", [0, 1, 16, 1000])
def test_what_workers_are_sent_is_all_of_it_and_smaller_towards_the_end(entries: int) -> None:
    sent = [entry(f"student {number}", RIGHT, ("double", "quadruple")[number % 2]) for number in range(entries)]
    parts = list(parts_of(sent, 4))
    sizes = [len(part) for part in parts]
    assert sorted(one.student for part in parts for one in part) == sorted(one.student for one in sent)
    assert [one.exercise for part in parts for one in part] == sorted(one.exercise for one in sent)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[:1] == {0: [], 1: [1], 16: [2], 1000: [MOST]}[entries]
    assert sizes[-8:] == [1] * min(entries, 8)
