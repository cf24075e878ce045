"""A small class of students, for runs of pytest on their submissions."""

from pathlib import Path

from tutor.checking.suite import read_suite
from tutor.course import load_course

TOYS = Path(__file__).parents[2] / "courses" / "toy"
EXERCISE = load_course().exercise("grpo_advantages")
RIGHT = EXERCISE.solution
SAMPLE_SPREAD = """\
def grpo_advantages(rewards):
    mean = sum(rewards) / len(rewards)
    spread = (sum((reward - mean) ** 2 for reward in rewards) / max(1, len(rewards) - 1)) ** 0.5
    return [(reward - mean) / spread if spread else 0.0 for reward in rewards]
"""
RAISES = "def grpo_advantages(rewards):\n    raise RuntimeError('my own words')\n"
OPTIONS = ("--submissions=submissions", "--submissions-exercise=grpo_advantages")
SEEDED = (*OPTIONS, "--submissions-seed=7")
CHECKS = len(read_suite(EXERCISE).checks)
