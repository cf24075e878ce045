"""The solution against published labels and numbers, and every number that the lesson prints."""

from itertools import accumulate
from math import prod
from typing import Any

import pytest

from tutor.course import load_course

COURSE = load_course()
EXERCISE = COURSE.exercise("outcome_vs_process")
SOLUTION: dict[str, Any] = COURSE.solution(EXERCISE)

outcome_only_credit = SOLUTION["outcome_only_credit"]
process_credit = SOLUTION["process_credit"]
can_distinguish = SOLUTION["can_distinguish"]

LESSON = "\n".join(page.text for page in EXERCISE.lesson.pages)


class TestOutcomeCredit:
    @pytest.mark.parametrize("outcome", [-1, 0, 0.5, 1, 3, -4.5, True])
    def test_every_step_gets_the_outcome_as_it_is(self, outcome: float) -> None:
        assert outcome_only_credit([1, -1, 1], outcome) == [outcome] * 3

    def test_the_outcome_has_a_name(self) -> None:
        assert outcome_only_credit([0, 0], final_outcome_reward=0.5) == [0.5, 0.5]

    def test_scores_are_only_counted(self) -> None:
        assert outcome_only_credit([9, -9], 1) == outcome_only_credit([0, 0], 1)

    def test_no_steps_no_credits(self) -> None:
        assert outcome_only_credit([], 1) == []

    def test_grpo_gives_all_tokens_of_an_output_one_number(self) -> None:
        """DeepSeekMath, arXiv 2402.03300, section 4.1.2: the advantage of all tokens is the normalised reward.

        The number is that of a right answer among [1, 0, 1, 1, 0, 1, 0, 1]: sqrt(0.375 / 0.625).
        """
        assert outcome_only_credit(["one", "of", "five", "tokens", "."], 0.774597) == [0.774597] * 5


class TestProcessCredit:
    def test_labels_of_prm800k_pass_unchanged(self) -> None:
        """openai/prm800k, README: a step is rated +1 (good), 0 (neither wrong nor any use) or -1 (wrong)."""
        assert process_credit([1, 0, 1, -1]) == [1, 0, 1, -1]

    def test_graded_scores_pass_unchanged(self) -> None:
        assert process_credit([0.5, 2, -4.5]) == [0.5, 2, -4.5]

    def test_the_input_is_not_shared_with_the_answer(self) -> None:
        scores = [1, -1]
        process_credit(scores).append(0)
        assert scores == [1, -1]

    def test_no_steps_no_credits(self) -> None:
        assert process_credit([]) == []


class TestCanDistinguish:
    @pytest.mark.parametrize(
        ("credits", "bad_step"),
        [
            ([1, -1, 1], 1),
            ([3, 1, 2], 1),
            ([-1, -3, -2], 1),
            ([0, 0.5], 0),
            ([2, 1, 0.99], 2),
            ([0.9, 0.9001], 0),
            ([300, 250], 1),
        ],
    )
    def test_a_step_alone_at_the_bottom_is_named(self, credits: list[float], bad_step: int) -> None:
        assert can_distinguish(credits, bad_step) is True

    @pytest.mark.parametrize(
        ("credits", "bad_step"),
        [([-1, -1, -1], 1), ([-1, 1, -1], 0), ([-1, 1, -1], 2), ([1, -1, 1], 0), ([1, 0, -1], 1), ([-2, 1, 0, 1], 2)],
    )
    def test_a_tie_or_a_lower_step_names_nobody(self, credits: list[float], bad_step: int) -> None:
        assert can_distinguish(credits, bad_step) is False

    @pytest.mark.parametrize("credit", [-1, 0, 2.5])
    def test_a_single_step_has_no_rival(self, credit: float) -> None:
        assert can_distinguish([credit], 0) is True


class TestLesson:
    def test_the_toy_trajectory(self) -> None:
        scores, outcome, bad_step = [1, -1, 1], -1, 1
        assert not can_distinguish(outcome_only_credit(scores, outcome), bad_step)
        assert can_distinguish(process_credit(scores), bad_step)

    def test_three_wrong_steps_give_the_same_outcome_credit(self) -> None:
        assert outcome_only_credit([-1, -1, -1], -1) == outcome_only_credit([1, -1, 1], -1)

    def test_noise_passes_the_first_test_and_not_ours(self) -> None:
        noise = [-1.01, -0.98, -1.00]
        assert "-1.01   -0.98   -1.00" in LESSON
        assert len(set(noise)) > 1
        assert not can_distinguish(noise, 1)
        assert max(noise) == noise[1]

    def test_the_table_of_verdicts(self) -> None:
        rows = [([1, -1, 1], 1), ([-1, -1, -1], 1), ([-1, 1, -1], 0), ([3, 1, 2], 1), ([-1, -3, -2], 0)]
        assert [can_distinguish(*row) for row in rows] == [True, False, False, True, False]

    def test_sums_give_the_mistake_the_credit_of_a_good_step(self) -> None:
        mistake_first, mistake_last = [-1, 1, 1], [1, 1, -1]
        assert list(accumulate(mistake_first[::-1]))[::-1] == [1, 2, 1]
        assert list(accumulate(mistake_last)) == [1, 2, 1]
        assert can_distinguish(mistake_first, 0)
        assert can_distinguish(mistake_last, 2)
        assert not can_distinguish([1, 2, 1], 0)
        assert not can_distinguish([1, 2, 1], 2)

    def test_a_scorer_that_errs(self) -> None:
        assert not can_distinguish([0.9, 0.4, -0.2], 1)
        assert can_distinguish([0.9, 0.4, -0.2], 2)

    def test_the_score_of_a_solution(self) -> None:
        """Lightman and others, arXiv 2305.20050, section 2.6: the product of the steps' chances to be right."""
        chances = [0.9, 0.9, 0.2, 0.9]
        assert prod(chances) == pytest.approx(0.146, abs=5e-4)
        assert sum(chances) / len(chances) == pytest.approx(0.725)
        assert ".146" in LESSON
        assert ".725" in LESSON

    def test_published_numbers_are_quoted_as_published(self) -> None:
        """Lightman and others, arXiv 2305.20050, figure 3: best of 1860 on 500 problems of MATH."""
        for number in ("78.2 %", "72.4 %", "69.6 %", "1,860", "500 MATH problems", "800,000", "75,000", "12,000"):
            assert number in LESSON, number

    def test_bars_are_as_long_as_their_numbers(self) -> None:
        """A full block is 5 points, and the last block shows eighths."""
        eighths = " ▏▎▍▌▋▊▉█"
        bars = [line.split("%")[1].strip() for line in LESSON.splitlines() if "%  █" in line]
        lengths = [sum(eighths.index(block) for block in bar) / 8 * 5 for bar in bars]
        assert lengths == pytest.approx([78.2, 72.4, 69.6], abs=5 / 16 + 1e-9)

    def test_the_deadline_of_the_task_is_that_of_the_checks(self) -> None:
        assert f"A call has {EXERCISE.facts.call_deadline:g} seconds" in LESSON

    def test_examples_of_the_task_are_right(self) -> None:
        assert outcome_only_credit([1, -1, 1], -1) == [-1, -1, -1]
        assert process_credit([1, -1, 1]) == [1, -1, 1]
        assert not can_distinguish([-1, -1, -1], 1)
        assert can_distinguish([1, -1, 1], 1)
