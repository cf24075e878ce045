"""Runs of submissions on toy exercises: verdicts, rows, callables, files that build on each other, skipping."""

import shutil
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tutor.checking import holding, running
from tutor.checking.bank import Bank
from tutor.checking.converse import converse
from tutor.checking.partner import ChildPartner
from tutor.checking.practice import Practice
from tutor.checking.preparation import prepare
from tutor.checking.report import Report
from tutor.checking.running import learner_loader
from tutor.checking.suite import read_suite
from tutor.checking.transcript import Conversation
from tutor.course import Course, load_course
from tutor.sandbox import Answer, Ended, Returned, Sandbox, SandboxError, Submission

TOYS = Path(__file__).parent.parent / "courses" / "toy"


def report_on(toys: Course, sandbox: Sandbox, id: str, source: str, **others: str) -> Report:
    practice = Practice(toys, toys.exercise(id), sandbox, seed=1)
    submission = Submission("mine.py", source, None, others)
    run = practice.diagnose(practice.check(submission))
    return practice.shrink(run).report


def outcomes(report: Report) -> dict[str, str]:
    return {check.name: check.outcome for check in report.checks}


def test_a_right_submission_passes_on_fresh_inputs(toys: Course, sandbox: Sandbox) -> None:
    practice = Practice(toys, toys.exercise("double"), sandbox, seed=1)
    run = practice.check(Submission.from_text("mine.py", "def double(v): return [x + x for x in v]"))
    assert run.report.passed
    assert run.report.points == run.report.max_points == 3
    assert run.report.seed != 1
    assert practice.seed == run.report.seed


def test_inputs_stay_while_something_fails(toys: Course, sandbox: Sandbox) -> None:
    practice = Practice(toys, toys.exercise("double"), sandbox, seed=1)
    practice.check(Submission.from_text("mine.py", "def double(v): return v"))
    assert practice.seed == 1


def test_a_wrong_value_is_shown_named_and_shrunk(toys: Course, sandbox: Sandbox) -> None:
    report = report_on(toys, sandbox, "double", "def double(v): return [x ** 2 for x in v]")
    assert outcomes(report) == {"two": "failed", "any_numbers": "failed", "twice": "skipped"}
    assert report.checks[0].message == "entry 0 should be +2, yours is +1"
    assert report.checks[0].misconception == "squares"
    assert report.checks[0].exhibit is not None
    assert report.checks[0].exhibit.call == "double([1, 2])"
    assert [found.misconception for found in report.diagnoses] == ["squares"]
    assert report.diagnoses[0].certain
    assert report.checks[2].message == "waits until this passes: Two numbers"


def test_a_law_that_fails_shows_two_answers_of_the_learner_and_one_that_raises_the_right_one(
    toys: Course, sandbox: Sandbox
) -> None:
    odd = report_on(toys, sandbox, "double", "def double(v): return [2 * x for x in v[:4]] + [7] * len(v[4:])").checks[
        2
    ]
    assert odd.message.startswith("the two answers should be equal")
    assert odd.exhibit is not None and odd.exhibit.is_pair
    empty = report_on(toys, sandbox, "double", "def double(v): return [2 * x for x in v] if v else 1 / 0").checks[2]
    assert empty.message.startswith("double raised ZeroDivisionError")
    assert empty.exhibit is not None and not empty.exhibit.is_pair


def test_a_sandbox_without_children_is_no_verdict_on_the_code(toys: Course) -> None:
    class Nobody:
        def call(self, function: str, args: Sequence[object], kwargs: Mapping[str, object], seed: int | None) -> Answer:
            raise SandboxError("The sandbox is closed.")

    suite = read_suite(toys.exercise("double"))
    with pytest.raises(SandboxError):
        converse(suite.checks[0], (), Nobody(), suite.forms, 0)


def test_a_diagnosis_that_is_stopped_runs_nothing_more(toys: Course, sandbox: Sandbox) -> None:
    practice = Practice(toys, toys.exercise("quadruple"), sandbox, seed=1)
    base = {"double": "def double(v): return v"}
    source = "from double import double\ndef quadruple(v): return double(double(v))"
    run = practice.check(Submission("mine.py", source, None, base))
    assert practice.diagnose(run, lambda: True) is run
    assert practice.diagnose(run).report.notes[0].startswith("Your own double.py")


def test_threads_that_diagnose_at_once_all_name_the_idea(toys: Course, sandbox: Sandbox) -> None:
    practice = Practice(toys, toys.exercise("double"), sandbox, seed=1)
    run = practice.check(Submission.from_text("mine.py", "def double(v): return [x ** 2 for x in v]"))
    with ThreadPoolExecutor(4) as threads:
        reports = [diagnosed.report for diagnosed in threads.map(practice.diagnose, [run] * 4)]
    assert [found.misconception for report in reports for found in report.diagnoses] == ["squares"] * 4


def test_a_family_is_named_by_its_variant(toys: Course, sandbox: Sandbox) -> None:
    report = report_on(toys, sandbox, "double", "def double(v): return [4 * x for x in v]")
    assert [found.misconception for found in report.diagnoses] == ["other_factor"]


def test_an_idea_of_ones_own_gets_no_name(toys: Course, sandbox: Sandbox) -> None:
    report = report_on(toys, sandbox, "double", "def double(v): return [x + 1 for x in v]")
    assert report.diagnoses == ()


def test_the_counterexample_is_the_smallest(toys: Course, sandbox: Sandbox) -> None:
    source = "def double(v): return [2 * x for x in v] if len(v) < 4 else [0 for x in v]"
    report = report_on(toys, sandbox, "double", source)
    row = report.checks[1]
    assert row.exhibit is not None
    assert row.exhibit.call == "double([1, 2, 3, 4])"
    assert row.counterexample is None or len(row.counterexample.call) < len(row.exhibit.call)


def test_a_law_fails_with_both_sides(toys: Course, sandbox: Sandbox) -> None:
    source = "def double(v): return [2 * x for x in v] if len(v) < 9 else [0 for x in v]"
    report = report_on(toys, sandbox, "double", source)
    assert outcomes(report) == {"two": "passed", "any_numbers": "passed", "twice": "failed"}
    assert "the two answers should be equal" in report.checks[2].message


def test_two_timeouts_skip_the_rest_and_say_why(toys: Course, sandbox: Sandbox) -> None:
    report = report_on(toys, sandbox, "double", "def double(v):\n    while True: pass")
    assert outcomes(report) == {"two": "timeout", "any_numbers": "timeout", "twice": "skipped"}
    assert "twice" in report.checks[2].message
    assert [found.misconception for found in report.diagnoses] == ["never_ends"]


@pytest.mark.parametrize(
    ("source", "outcome", "words"),
    [
        ("def double(v):\n  retrun v", "error", "line 2"),
        ("def duoble(v): return v", "error", "duoble"),
        ("import time\nwhile True: pass", "timeout", "0.5"),
        ("raise ValueError('at import')", "error", "at import"),
    ],
)
def test_every_row_is_there_when_the_file_does_not_run(
    toys: Course, sandbox: Sandbox, source: str, outcome: str, words: str
) -> None:
    report = report_on(toys, sandbox, "double", source)
    assert len(report.checks) == 3
    assert report.checks[0].outcome == outcome
    assert words in (report.problem or report.checks[0].message)


@pytest.mark.parametrize(
    ("body", "outcome", "words"),
    [
        ("print([2 * x for x in v])", "failed", "printed its answer"),
        ("pass", "failed", "returns None"),
        ("yield from v", "failed", "generator"),
        ("return [1 / 0]", "error", "ZeroDivisionError"),
        ("v.append(1); return [2 * x for x in v[:-1]]", "failed", "changed its input"),
        ("import os; os._exit(0)", "error", "ended"),
        ("return [2 * x for x in v] + [1]", "failed", "a list of 2 numbers"),
        ("return 'ab'", "failed", "a list of 2 numbers"),
    ],
)
def test_every_ending_has_its_verdict(toys: Course, sandbox: Sandbox, body: str, outcome: str, words: str) -> None:
    row = report_on(toys, sandbox, "double", f"def double(v):\n    {body}").checks[0]
    assert (row.outcome, words in row.message) == (outcome, True), row.message


def test_an_answer_that_changes_is_caught(toys: Course, sandbox: Sandbox) -> None:
    source = "seen = []\ndef double(v):\n    seen.append(1)\n    return [2 * x + len(seen) - 1 for x in v]"
    row = report_on(toys, sandbox, "double", source).checks[0]
    assert row.outcome == "failed"
    assert "second time" in row.message


def test_a_sampler_is_called_over_the_pipe_and_counted(toys: Course, sandbox: Sandbox) -> None:
    right = toys.exercise("fill_batch").solution
    assert report_on(toys, sandbox, "fill_batch", right).passed
    greedy = right.replace("    return batch", "    sample()\n    return batch")
    row = report_on(toys, sandbox, "fill_batch", greedy).checks[0]
    assert row.message == "sample should be called 4 times, yours calls it 5 times"
    endless = "def fill_batch(sample, size):\n    return [sample() for _ in range(99)]"
    row = report_on(toys, sandbox, "fill_batch", endless).checks[0]
    assert row.outcome == "error"
    assert "sample had no answer" in row.message


def test_a_callable_that_is_called_otherwise_goes_by_its_own_name(toys: Course, sandbox: Sandbox) -> None:
    source = "def fill_batch(sample, size):\n    return [sample(k) for k in range(size)]"
    message = report_on(toys, sandbox, "fill_batch", source).checks[0].message
    assert message.startswith("sample had no answer: sample() takes 0 positional arguments but 1 was given")


def test_a_judge_that_is_asked_once_is_named(toys: Course, sandbox: Sandbox) -> None:
    assert report_on(toys, sandbox, "pick_better", toys.exercise("pick_better").solution).passed
    once = "def pick_better(a, b, judge): return a if judge(a, b) == 'A' else b"
    report = report_on(toys, sandbox, "pick_better", once)
    assert [found.misconception for found in report.diagnoses] == ["asks_once"]


def test_episodes_with_tuples_as_states_travel(toys: Course, sandbox: Sandbox) -> None:
    assert report_on(toys, sandbox, "visits", toys.exercise("visits").solution).passed


def test_ones_own_file_is_built_on(toys: Course, sandbox: Sandbox) -> None:
    source = "from double import double\ndef quadruple(v): return double(double(v))"
    own = "def double(v): return [x + x for x in v]"
    report = report_on(toys, sandbox, "quadruple", source, double=own)
    assert report.passed
    assert report.notes == ()


def test_the_reference_stands_in_for_a_missing_file(toys: Course, sandbox: Sandbox) -> None:
    source = "from double import double\ndef quadruple(v): return double(double(v))"
    report = report_on(toys, sandbox, "quadruple", source)
    assert report.passed
    assert report.notes == ("There is no double.py of yours beside this file, so the reference stood in for it.",)


def test_the_reference_stands_in_for_a_starter_whatever_its_line_ends(toys: Course, sandbox: Sandbox) -> None:
    source = "from double import double\ndef quadruple(v): return double(double(v))"
    starter = toys.exercise("double").starter
    for untouched in (starter, starter.replace("\n", "\r\n")):
        report = report_on(toys, sandbox, "quadruple", source, double=untouched)
        assert report.passed
        assert report.notes == ("Your double.py is still the starter, so the reference stood in for it.",)
    touched = report_on(toys, sandbox, "quadruple", source, double=starter + "    # I begin here.\n")
    assert touched.notes == (
        "Your own double.py, which this file builds on, passes 0 of its 3 checks: mend that first.",
    )


def test_a_starter_is_not_blamed_for_a_file_that_builds_on_it(toys: Course, sandbox: Sandbox) -> None:
    source = "from double import double\ndef quadruple(v): return double(v)"
    report = report_on(toys, sandbox, "quadruple", source, double=toys.exercise("double").starter)
    assert not report.passed
    assert report.notes == ("Your double.py is still the starter, so the reference stood in for it.",)


def test_a_child_is_told_which_functions_the_exercise_wants(toys: Course, sandbox: Sandbox) -> None:
    submission = Submission.from_text("mine.py", "def double(v): return v")
    with sandbox.child() as child:
        assert isinstance(learner_loader(toys, toys.exercise("double"), submission)(child), Returned)
        answer = child.call("doubles", [[1]], {}, deadline=1)
    assert answer == Ended("missing", "doubles is not defined in your file.")


def test_the_file_that_is_built_on_is_blamed_first(toys: Course, sandbox: Sandbox) -> None:
    source = "from double import double\ndef quadruple(v): return double(double(v))"
    report = report_on(toys, sandbox, "quadruple", source, double="def double(v): return [3 * x for x in v]")
    assert not report.passed
    assert report.notes[0].startswith("Your own double.py, which this file builds on, passes 0 of its 3 checks")


def test_a_file_that_is_not_imported_is_not_held_against_anybody(toys: Course, sandbox: Sandbox) -> None:
    source = "def quadruple(v): return [3 * x for x in v]"
    assert report_on(toys, sandbox, "quadruple", source, double="def double(v): return v").notes == ()


def test_a_long_wrong_answer_is_asked_for_once_a_check(toys: Course, sandbox: Sandbox) -> None:
    practice = Practice(toys, toys.exercise("double"), sandbox, seed=1)
    source = "def double(v): return {i: 0.0 for i in range(20_000)}"
    run = practice.check(Submission.from_text("mine.py", source))
    assert outcomes(run.report)["any_numbers"] == "failed"
    assert [key for key in run.held if key[0] == "any_numbers"] == [("any_numbers", 0)]


def test_pinned_conversations_do_not_depend_on_the_seed(toys: Course) -> None:
    suite = read_suite(toys.exercise("double"))
    one, other = (prepare(toys, suite, seed).cases["any_numbers"] for seed in (1, 2))
    assert [(case.example, case.seed) for case in one if case.pinned] == [
        (case.example, case.seed) for case in other if case.pinned
    ]
    assert [case.example for case in one] != [case.example for case in other]


def test_what_is_kept_between_different_calls_is_told(toys: Course, sandbox: Sandbox) -> None:
    source = (
        "best = []\n"
        "def double(v):\n"
        "    if sum(v) != 3: best.append(len(v))\n"
        "    return [2 * x for x in v] if max(best, default=0) < 3 or len(v) != 2 else [0 for x in v]\n"
    )
    report = report_on(toys, sandbox, "double", source)
    failed = [check for check in report.checks if check.outcome == "failed"]
    assert "Asked this alone, your code gives the right answer" in failed[0].message


def test_an_honest_mistake_is_not_called_memory(toys: Course, sandbox: Sandbox) -> None:
    report = report_on(toys, sandbox, "double", "def double(v): return [x + 1 for x in v]")
    assert not any("Asked this alone" in check.message for check in report.checks)


def test_a_file_that_cannot_be_used_is_not_said_to_be_missing(toys: Course, sandbox: Sandbox) -> None:
    source = "from double import double\ndef quadruple(v): return double(double(v))"
    submission = Submission("quadruple.py", source, unusable={"double": "double.py is empty."})
    practice = Practice(toys, toys.exercise("quadruple"), sandbox, seed=1)
    assert practice.check(submission).report.notes == ("Your own double.py is empty. The reference stood in for it.",)


def test_slow_work_ends_before_the_learner_does(
    toys: Course, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(holding, "MOST_DEADLINES", 0)
    report = report_on(toys, sandbox, "double", "def double(v): return [2 * x for x in v]")
    assert {check.outcome for check in report.checks} <= {"skipped", "timeout"}
    assert report.points == 0


def test_what_was_answered_before_time_was_up_counts(
    toys: Course, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared = prepare(toys, read_suite(toys.exercise("double")), 1)
    calls = 2 * (len(prepared.cases["two"]) + len(prepared.cases["any_numbers"]))
    source = (
        "seen = []\ndef double(v):\n    seen.append(v)\n"
        f"    while len(seen) > {calls}: pass\n    return [2 * x for x in v]"
    )
    monkeypatch.setattr(holding, "MOST_DEADLINES", 0.8)
    report = running.run_checks(toys, prepared, Submission.from_text("slow.py", source), sandbox).report
    assert [check.outcome for check in report.checks] == ["passed", "passed", "skipped"]
    assert "your code has run for 0.4 seconds" in report.checks[2].message


def test_a_judge_is_not_asked_without_end(toys: Course, sandbox: Sandbox) -> None:
    source = "def pick_better(a, b, judge):\n    for _ in range(100_000): judge(a, b)"
    row = report_on(toys, sandbox, "pick_better", source).checks[0]
    assert row.outcome == "error"
    assert "called too often" in row.message
    source = "def pick_better(a, b, judge):\n    return judge('x' * 200_000, b)"
    assert "with too much" in report_on(toys, sandbox, "pick_better", source).checks[0].message


def test_a_right_answer_to_the_last_bit_is_the_solutions_conversation(toys: Course, sandbox: Sandbox) -> None:
    prepared = prepare(toys, read_suite(toys.exercise("double")), 1)
    mine = Submission.from_text("mine.py", "def double(v): return [2 * x if x != 1 else 2.00000001 for x in v]")
    run = running.run_checks(toys, prepared, mine, sandbox)
    assert run.report.passed
    same = [run.held[case.key] is case.reference for cases in prepared.cases.values() for case in cases]
    assert any(same) and not all(same)


def test_what_is_printed_belongs_to_its_check_and_all_of_it_is_shown(toys: Course, sandbox: Sandbox) -> None:
    source = "def double(v):\n    print(v)\n    return [0 for x in v]\n"
    report = report_on(toys, sandbox, "double", source)
    assert report.checks[0].printed == "[1, 2]\n"


def test_an_endless_call_costs_its_deadline_once(
    toys: Course, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = []
    start = ChildPartner.start

    def counted(partner: ChildPartner) -> Answer:
        started.append(partner)
        return start(partner)

    monkeypatch.setattr(ChildPartner, "start", counted)
    source = "def double(v):\n    while len(v) > 0: pass\n    return []\n"
    prepared = prepare(toys, read_suite(toys.exercise("double")), 1)
    report = running.run_checks(toys, prepared, Submission.from_text("mine.py", source), sandbox).report
    assert outcomes(report) == {"two": "timeout", "any_numbers": "timeout", "twice": "skipped"}
    assert len(started) == 2  # the second check needs a fresh child; the first knew what was heard ahead


def test_no_hidden_input_is_sent_while_an_example_is_held(toys: Course, sandbox: Sandbox) -> None:
    source = (
        "import sys\n"
        "def double(v):\n"
        "    waiting = len(sys._getframe(1).f_locals['self'].rest)\n"
        "    return [waiting for x in v]\n"
    )
    report = report_on(toys, sandbox, "double", source)
    assert report.checks[0].is_example and report.checks[0].exhibit is not None
    assert report.checks[0].exhibit.got == [0, 0]


def test_a_callable_that_is_asked_otherwise_is_shown_with_what_it_was_given(toys: Course, sandbox: Sandbox) -> None:
    source = (
        "def pick_better(first, second, judge):\n"
        "    there = first if judge(first, second) == 'A' else second\n"
        "    judge(first, second)\n"
        "    return there if judge.__name__ == 'judge' else None\n"
    )
    report = report_on(toys, sandbox, "pick_better", source)
    assert report.checks[0].message == "judge, called second, should be given ('y', 'x'), yours gives it ('x', 'y')"


class Watched:
    """Counts the conversations that are held."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.held = 0
        monkeypatch.setattr(holding, "converse", self.converse)

    def converse(self, *args: Any) -> Conversation:
        self.held += 1
        return converse(*args)


def among_many(toys: Course, sandbox: Sandbox, id: str) -> Practice:
    return Practice(toys, toys.exercise(id), sandbox, seed=1, another=lambda _: pytest.fail("nothing is built on here"))


def graded(practice: Practice, name: str, source: str) -> Report:
    return practice.diagnose(practice.check(Submission.from_text(name, source), fresh=False)).report


def test_what_another_submission_said_to_everything_is_not_worked_out_again(
    toys: Course, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    practice, watched = among_many(toys, sandbox, "double"), Watched(monkeypatch)
    first = graded(practice, "ada.py", "def double(v): return [x * x for x in v]")
    held = watched.held
    monkeypatch.setattr(Bank, "said", lambda *_: pytest.fail("the misconceptions are asked again"))
    again = graded(practice, "bob.py", "print('hello')\ndef double(v): return [x ** 2 for x in v]")
    assert held > 0 and watched.held == held
    assert again.checks == first.checks
    assert again.diagnoses == first.diagnoses != ()
    assert (again.submission, again.printed) == ("bob.py", "hello\n")


def test_who_says_something_else_only_once_is_heard_on_their_own(toys: Course, sandbox: Sandbox) -> None:
    practice = among_many(toys, sandbox, "double")
    right = graded(practice, "ada.py", "def double(v): return [x + x for x in v]")
    other = graded(practice, "bob.py", "def double(v): return [2 * x for x in v] if v != [0.5, 0] else [1, 1]")
    assert right.passed
    assert outcomes(other) == {"two": "passed", "any_numbers": "failed", "twice": "passed"}


def test_who_is_wrong_in_an_example_alone_does_not_speak_for_who_is_right(toys: Course, sandbox: Sandbox) -> None:
    practice = among_many(toys, sandbox, "double")
    wrong = graded(practice, "ada.py", "def double(v): return [2 * x for x in v] if v != [1, 2] else []")
    right = graded(practice, "bob.py", "def double(v): return [2 * x for x in v]")
    assert outcomes(wrong) == {"two": "failed", "any_numbers": "passed", "twice": "skipped"}
    assert right.passed


def test_nothing_is_kept_where_something_is_printed_meanwhile(toys: Course, sandbox: Sandbox) -> None:
    practice = among_many(toys, sandbox, "double")
    source = "def double(v):\n    if len(v) != 2: print(len(v))\n    return [2 * x for x in v]"
    for name in ("ada.py", "bob.py"):
        run = practice.check(Submission.from_text(name, source), fresh=False)
        assert run.said is None
        assert run.report.passed
        assert run.report.checks[1].printed == "1\n"


def test_nothing_is_kept_where_a_callable_has_a_part(tmp_path: Path, sandbox: Sandbox) -> None:
    shutil.copytree(TOYS, tmp_path / "toys")
    with (tmp_path / "toys/exercises/pick_better/checks.py").open("a") as checks:
        checks.write(
            "\n\n@check('No judge')\ndef none(submission):\n    yield submission.pick_better('x', 'y', None)\n"
        )
    course = load_course(tmp_path / "toys")
    (tmp_path / "toys/solutions/pick_better.py").write_text(_PICK.format(said="'A'"))
    practice = among_many(course, sandbox, "pick_better")
    right = practice.check(Submission.from_text("ada.py", _PICK.format(said="'A'")), fresh=False)
    wrong = practice.check(Submission.from_text("bob.py", _PICK.format(said="'B'")), fresh=False)
    assert (right.said, wrong.said) == (None, None)
    assert (right.report.passed, wrong.report.passed) == (True, False)


_PICK = """
def pick_better(first, second, judge):
    if judge is None or judge(first, second) == judge(second, first):
        return None
    return first if judge(first, second) == {said} else second
"""


def test_a_practice_of_ones_own_keeps_no_transcripts(toys: Course, sandbox: Sandbox) -> None:
    practice = Practice(toys, toys.exercise("double"), sandbox, seed=1)
    assert practice.check(Submission.from_text("mine.py", "def double(v): return v")).said is None


def test_nothing_is_kept_where_a_call_depends_on_an_answer_that_was_wrong(tmp_path: Path, sandbox: Sandbox) -> None:
    shutil.copytree(TOYS, tmp_path / "toys")
    with (tmp_path / "toys/exercises/double/checks.py").open("a") as checks:
        checks.write("\n\n@check('Again')\ndef again(submission):\n")
        checks.write("    yield submission.double(submission.double([1, 2]))\n")
    practice = among_many(load_course(tmp_path / "toys"), sandbox, "double")
    source = "def double(v): return [2 * x for x in v] if v != [1, 2] else [7, 7]"
    assert practice.check(Submission.from_text("ada.py", source), fresh=False).said is None
    other = graded(practice, "bob.py", source.replace("2 *", "0 if v == [7, 7] else 2 *"))
    assert other.checks[-1].exhibit is not None
    assert other.checks[-1].exhibit.got == [0, 0]
