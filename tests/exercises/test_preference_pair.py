"""The solution of preference_pair against what others publish, and the lesson's numbers against arithmetic."""

import json
import re
from itertools import product
from math import exp, isclose, log
from pathlib import Path

import pytest

from tutor.checking.practice import Practice
from tutor.checking.scene_making import scene_of
from tutor.checking.scenes import CreditLanes
from tutor.checking.suite import read_suite
from tutor.checking.transcript import Call, Callback
from tutor.course import load_course
from tutor.sandbox import Returned, Submission

COURSE = load_course()
EXERCISE = COURSE.exercise("preference_pair")
SUBMISSIONS = Path(__file__).parent.parent / "submissions" / "preference_pair"
parse_verdict = COURSE.solution(EXERCISE)["parse_verdict"]
build_pair = COURSE.solution(EXERCISE)["build_pair"]
LESSON = "\n".join(f"# {page.title}\n{page.text}" for page in EXERCISE.lesson.pages)


def page(title):
    return next(page.text for page in EXERCISE.lesson.pages if page.title == title)


def says(verdict):
    return json.dumps({"verdict": verdict})


def built(first, second, judge):
    texts = iter([first, second])
    return build_pair("p", lambda prompt: next(texts), judge)


def judge_saying(there, back):
    def judge(prompt, shown_first, shown_second):
        return there if shown_first == "first" else back

    return judge


def dpo_loss(beta, h):
    """DPO, arXiv 2305.18290, Eq. 7, for one pair."""
    return -log(1 / (1 + exp(-beta * h)))


def test_what_a_swapped_pair_costs():
    """DPO Eq. 7 with log-probabilities -10, -14 and -11, -12: 0.554355 and, labels swapped, 0.854355."""
    h = (-10 - -14) - (-11 - -12)
    assert h == 3
    assert dpo_loss(0.1, h) == pytest.approx(0.554355, abs=1e-6)
    assert dpo_loss(0.1, -h) == pytest.approx(0.854355, abs=1e-6)
    assert f"loss {dpo_loss(0.1, h):.3f}" in LESSON and f"loss {dpo_loss(0.1, -h):.3f}" in LESSON


@pytest.mark.parametrize(
    ("there", "back", "winner"),
    [
        ("A", "B", "first"),
        ("B", "A", "second"),
        *((there, back, None) for there, back in product(["A", "B", "tie", "?"], repeat=2) if {there, back} != {*"AB"}),
    ],
)
def test_the_sixteen_cases_as_mt_bench_counts_them(there, back, winner):
    """FastChat, llm_judge/show_result.py: a win only if both games name the same model, else a tie.

    common.py turns the second game back with {"A": "model_2", "B": "model_1"}; what cannot be read is left out.
    """
    games = {"A": "first", "B": "second"}.get(there, there), {"A": "second", "B": "first"}.get(back, back)
    mt_bench = games[0] if games[0] == games[1] in ("first", "second") else None
    pair = built("first", "second", judge_saying(says(there), says(back)))
    assert mt_bench == winner == (pair and pair["chosen"])


def test_the_table_of_sixteen_cases():
    rows = re.findall(r" +(A|B|tie|\?)((?: +(?:·|FIRST|SECOND)){4})$", page("Ask twice, in both orders"), re.MULTILINE)
    assert [there for there, _ in rows] == ["A", "B", "tie", "?"]
    for there, cells in rows:
        for back, cell in zip(["A", "B", "tie", "?"], cells.split(), strict=True):
            pair = built("first", "second", judge_saying(says(there), says(back)))
            assert cell == ("·" if pair is None else pair["chosen"].upper())


def test_a_position_bias_of_the_research_is_dropped_and_not_learned():
    """Smallest inputs that separate: a judge that always says "A", and a tie that must not elect the second text."""
    assert built("first", "second", judge_saying(says("A"), says("A"))) is None
    assert built("first", "second", judge_saying(says("tie"), says("tie"))) is None


@pytest.mark.parametrize("chance", [0, 0.2, 0.5, 1])
def test_the_judge_with_a_favourite_place(chance):
    """Add up all that such a judge can say about (better, worse) and (worse, better), asked once and twice."""
    once_wrong = twice_wrong = kept = 0.0
    for order, looks in product([("better", "worse"), ("worse", "better")], product([False, True], repeat=2)):
        weight = 0.5
        replies = []
        for shown, honest in zip([order, order[::-1]], looks, strict=True):
            weight *= (1 - chance) if honest else chance
            replies.append(says("B" if honest and shown[0] == "worse" else "A"))
        once_wrong += weight * (order[parse_verdict(replies[0]) == "B"] == "worse")
        answers = iter(replies)
        pair = built(*order, lambda *asked, answers=answers: next(answers))
        kept += weight * (pair is not None)
        twice_wrong += weight * (pair is not None and pair["chosen"] == "worse")
    assert once_wrong == pytest.approx(chance / 2)
    assert twice_wrong == 0
    assert kept == pytest.approx(1 - chance)
    bar = "█" * int(50 * once_wrong)
    assert re.search(rf"^  {chance:<6g} +{100 * once_wrong:.0f} %\s*{bar}$", LESSON, re.MULTILINE)


def test_asking_until_the_two_agree():
    easy, hard = 0.95, 0.5
    kept = [right**2 + (1 - right) ** 2 for right in (easy, hard)]
    wrong = [(1 - right) ** 2 for right in (easy, hard)]
    patient = sum(wrong) / sum(kept)
    stubborn = sum(w / k for w, k in zip(wrong, kept, strict=True)) / 2
    assert isclose(patient, 0.17972, abs_tol=1e-5) and isclose(stubborn, 0.25138, abs_tol=1e-5)
    assert f"two questions           {100 * sum(kept) / 2:3.0f} %         {100 * patient:.0f} %" in LESSON
    assert f"until they agree        100 %         {100 * stubborn:.0f} %" in LESSON


def test_the_worked_example_is_the_example_check():
    first, second = "Rise above the chaos.", "Your day on one page."
    texts = iter([first, second])
    judge = {(first, second): says("B"), (second, first): says("A")}
    pair = build_pair("A tagline for Nimbus.", lambda prompt: next(texts), lambda prompt, *shown: judge[shown])
    shown = page("An example worked by hand")
    assert f"prompt    {pair['prompt']}\nchosen    {pair['chosen']}\nrejected  {pair['rejected']}\n" in shown
    assert f"verdicts  {pair['verdicts'][0]}\n          {pair['verdicts'][1]}\n" in shown


def test_the_replies_of_the_task():
    rows = re.findall(r"^('.*') +('tie'|'A'|'B'|None)$", page("Your task: parse_verdict"), re.MULTILINE)
    assert len(rows) == 5
    for reply, verdict in rows:
        assert parse_verdict(eval(reply)) == eval(verdict)


def test_the_replies_with_several_objects():
    rows = re.findall(r"^(\{.*\}) +(A|B|tie|None)$", page("Several objects"), re.MULTILINE)
    assert len(rows) == 4
    for reply, verdict in rows:
        assert str(parse_verdict(reply)) == verdict


def test_the_first_reply_of_the_lesson():
    assert 'B is more concrete. {"verdict": "B"}\n```\n\nHere that says `"B"`' in page("Reading a reply")
    assert parse_verdict('B is more concrete. {"verdict": "B"}') == "B"


def test_the_judges_of_trl_turned_the_unreadable_into_a_2():
    """TRL, trl/trainer/judges.py (2024-11): ranks[i] if not flip else 1 - ranks[i], with -1 for an invalid response."""
    assert [1 - answer for answer in (0, 1, -1)] == [1, 0, 2]
    assert "0 of 1, 1 of 0, and **2 of\n−1**" in LESSON


def test_the_picture_turns_the_second_verdict_back():
    """The scene's lanes are the verdicts over the two completions, from what the callables were asked and answered."""
    said = [
        Callback("complete", ["p"], {}, "mist"),
        Callback("complete", ["p"], {}, "rain"),
        Callback("judge", ["p", "mist", "rain"], {}, f"Hm. {says('B')}"),
        Callback("judge", ["p", "rain", "mist"], {}, "unreadable"),
    ]
    pair = {"prompt": "p", "chosen": "rain", "rejected": "mist", "verdicts": [said[2].answer, said[3].answer]}
    scene = scene_of(read_suite(EXERCISE), Call("build_pair", ("p",), {}, Returned(pair), tuple(said)))
    assert isinstance(scene, CreditLanes)
    assert [(lane.name, lane.note, list(lane.credits)) for lane in scene.lanes] == [
        ("verdict 1", "B", [-1, 1]),
        ("verdict 2", "cannot be read", [None, None]),
        ("pair", "", [-1, 1]),
    ]
    assert all(list(lane.labels) == ["mist", "rain"] for lane in scene.lanes)


def test_the_rates_of_the_lesson():
    assert round(100 * 7 / 9) == round(100 * 700 / 900) == 78


def test_the_playground_begins_with_a_pair_and_one_of_its_judges_decides_by_the_place():
    start = read_suite(EXERCISE).playground["build_pair"]
    texts, judges = start["complete"].answers, start["judge"].functions
    pairs = {judge.__name__: built(*texts, judge) for judge in judges}
    assert pairs[judges[0].__name__]["chosen"] == min(texts, key=len)
    assert pairs["prefers_the_first_place_when_it_is_close"] is None


def test_what_a_judge_was_asked_otherwise_is_counted_by_its_own_calls(sandbox):
    """The first call of the judge is the third call of all: who reads of a third one looks for it in vain."""
    source = (SUBMISSIONS / "wrong_arguments_by_name.py").read_text()
    report = Practice(COURSE, EXERCISE, sandbox, seed=1).check(Submission.from_text("p.py", source)).report
    assert report.first_failure.message.startswith("judge (says B, swapped A), called first, should be given (")
    assert "complete (gives 'Rise above the chaos.', then " in report.first_failure.exhibit.call
