"""A workflow for GitHub Classroom: the files that go into an assignment's template repository.

A student's repository is checked out below an empty folder, in which pytest is started, so that nothing of the
student's is taken for a setting or a module. The graders and the reporter are GitHub's own:
https://github.com/classroom-resources/autograding-command-grader and .../autograding-grading-reporter.
"""

from collections.abc import Sequence
from typing import Final

from tutor.course import Course, Exercise
from tutor.grading.recipes.file import RecipeFile
from tutor.grading.recipes.wheel import build_wheel

WORKFLOW: Final = ".github/workflows/credit-tutor.yml"
_WHEELS: Final = ".github/credit-tutor"

_HEAD: Final = """\
# Grades a push with credit-tutor. Protect this file and {wheels}/ from changes in the assignment's settings.
name: credit-tutor
on: [push, workflow_dispatch]
permissions:
  checks: write
  actions: read
  contents: read
jobs:
  grade:
    runs-on: ubuntu-latest
    if: github.actor != 'github-classroom[bot]'
    steps:
      - uses: actions/checkout@v4
        with:
          path: submissions/student
      # Whatever folders are in it, all of it is one student's.
      - run: |
          printf '%s\\n' student: '  :submitters:' '  - :name: student' > submissions/submission_metadata.yml
      - uses: actions/setup-python@v5
        with:
          python-version: "3.12"
      - name: Install credit-tutor
        run: python -m pip install --quiet "pytest>=9" submissions/student/{wheels}/{wheel}
"""

_GRADER: Final = """\
      - name: {id}
        id: {step}
        uses: classroom-resources/autograding-command-grader@v1
        with:
          test-name: {id}
          command: {command}
          timeout: 10
          max-score: {points}
"""

_COMMAND: Final = (
    "pytest --submissions=submissions --submissions-exercise={id} --submissions-seed={seed} --submissions-conceal"
)

_REPORTER: Final = """\
      - name: Report
        uses: classroom-resources/autograding-grading-reporter@v1
        env:
{results}
        with:
          runners: {runners}
"""


def classroom_recipe(course: Course, exercises: Sequence[Exercise], seed: int) -> tuple[RecipeFile, ...]:
    """Return a workflow that gives an exercise's points when all its checks pass, and the wheel that it installs.

    Points are the exercises' weights, ten times over, since Classroom counts whole points only.

    Raises:
        GradingError: no wheel of this program can be made.
    """
    wheel = build_wheel(course)
    parts = [_HEAD.format(wheels=_WHEELS, wheel=wheel.path), *(_grader(exercise, seed) for exercise in exercises)]
    steps = [_step(exercise) for exercise in exercises]
    results = "\n".join(f"          {step.upper()}_RESULTS: ${{{{steps.{step}.outputs.result}}}}" for step in steps)
    parts.append(_REPORTER.format(results=results, runners=",".join(steps)))
    return (
        RecipeFile(WORKFLOW, "".join(parts).encode()),
        RecipeFile(f"{_WHEELS}/{wheel.path}", wheel.content),
    )


def _grader(exercise: Exercise, seed: int) -> str:
    points = max(1, round(10 * exercise.facts.weight))
    command = _COMMAND.format(id=exercise.id, seed=seed)
    return _GRADER.format(id=exercise.id, step=_step(exercise), command=command, points=points)


def _step(exercise: Exercise) -> str:
    # The reporter makes the name of a variable of it.
    return exercise.id.replace("_", "-")
