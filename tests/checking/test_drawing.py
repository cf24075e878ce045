"""The same seed draws the same inputs everywhere, and leaves nothing behind."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis.strategies import tuples

from tutor.checking.drawing import EXAMPLES, Stopped, draw, smallest
from tutor.checking.draws import groups, halves, trajectories_through, trajectory, zero_one

PRINT_DIGEST = """
import hashlib
{imports}
from tutor.checking.drawing import draw
from tutor.checking.draws import groups, halves
from hypothesis.strategies import tuples
drawn = [draw(tuples(groups(), halves()), seed) for seed in range(3)]
print(hashlib.sha256(repr(drawn).encode()).hexdigest())
"""


def digest(imports: str, folder: Path) -> str:
    (folder / "local_module.py").write_text("CONSTANTS = [3, 5, 7, 2.5, -4.5, 6]\n")
    script = folder / "script.py"
    script.write_text(PRINT_DIGEST.format(imports=imports))
    ran = subprocess.run([sys.executable, str(script)], cwd=folder, capture_output=True, text=True, check=True)
    return ran.stdout.strip()


def test_the_same_seed_draws_the_same_whatever_else_is_loaded(tmp_path: Path) -> None:
    bare = digest("", tmp_path)
    assert bare == digest("import local_module, tutor.course, json, http.client", tmp_path)
    assert not (tmp_path / ".hypothesis").exists()


def test_another_seed_draws_something_else() -> None:
    assert draw(groups(), 1) != draw(groups(), 2)
    assert draw(groups(), 1) == draw(groups(), 1)


def test_numbers_lie_on_halves_and_groups_are_small() -> None:
    drawn = draw(groups(), 7)
    assert len(drawn) == EXAMPLES
    assert all(1 <= len(group) <= 8 for group in drawn)
    assert all(abs(value) <= 8 and value * 2 == int(value * 2) for group in drawn for value in group)
    assert {value for group in draw(groups(of=zero_one()), 7) for value in group} == {0, 1}


def test_a_trajectory_leads_on_from_where_a_step_ended() -> None:
    assert trajectory("s0 a s1 b s0") == [("s0", "a", "s1"), ("s1", "b", "s0")]
    for steps in draw(trajectories_through(["s0", "s1", "end"], "ab"), 7):
        assert steps[0][0] == "s0" and 1 <= len(steps) <= 4
        assert steps == trajectory(" ".join(["s0", *(word for _, *move in steps for word in move)]))


def test_a_failing_input_shrinks_to_what_one_can_check_by_hand() -> None:
    assert smallest(groups(), lambda group: len(set(group)) > 1, 0) == [0, 1]
    ignored_gamma = smallest(tuples(groups(), halves(0, 1)), lambda drawn: len(drawn[0]) > 1 and drawn[1] == 0.5, 0)
    assert ignored_gamma == ([0, 0], 0.5)


def test_a_shrink_that_is_stopped_keeps_the_best_so_far() -> None:
    calls = 0

    def fails(group: list[float]) -> bool:
        nonlocal calls
        calls += 1
        if calls > 5:
            raise Stopped
        return True

    assert smallest(groups(), fails, 0) is not None


def test_a_shrink_of_what_fails_only_now_and_then_keeps_what_it_found() -> None:
    calls = 0

    def fails(group: list[float]) -> bool:
        nonlocal calls
        calls += 1
        return calls % 7 == 0

    assert smallest(groups(), fails, 0) is not None


@pytest.mark.parametrize("lowest", [-8, 0])
def test_nothing_found_is_none(lowest: int) -> None:
    assert smallest(groups(of=halves(lowest)), lambda group: len(group) == 99, 0) is None
