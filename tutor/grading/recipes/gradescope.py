"""An autograder for Gradescope: the folder that is zipped and uploaded there.

Its form: https://gradescope-autograders.readthedocs.io/en/latest/specs/. Gradescope runs setup.sh once, as root, in
an Ubuntu image, with the folder at /autograder/source; then run_autograder for each submission, in a container of its
own, with the student's files in /autograder/submission.
"""

from collections.abc import Sequence
from typing import Final

from tutor.course import Course, Exercise
from tutor.grading.recipes.file import RecipeFile
from tutor.grading.recipes.wheel import build_wheel

_SETUP: Final = """\
#!/usr/bin/env bash
# Runs once, when the image is built: an environment of its own for credit-tutor, from the wheel beside this file.
set -euo pipefail
root="${{AUTOGRADER_ROOT:-/autograder}}"

python=""
for candidate in python3 python3.13 python3.12 python3.11; do
    if "$candidate" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python="$candidate"
        break
    fi
done
if [ -z "$python" ]; then
    apt-get update
    apt-get install -y --no-install-recommends python3.11 python3.11-venv
    python=python3.11
fi
"$python" -m venv "$root/credit-tutor"
"$root/credit-tutor/bin/python" -m pip install --quiet "$root/source/{wheel}"
"""

_RUN: Final = """\
#!/usr/bin/env bash
# Runs for each submission, and leaves results.json; whatever else goes wrong, Gradescope says so and gives no points.
set -euo pipefail
root="${{AUTOGRADER_ROOT:-/autograder}}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

mkdir "$work/class"
cp -rP "$root/submission" "$work/class/submission"
# Whatever folders are in it, all of it is one student's.
printf '%s\\n' submission: '  :submitters:' '  - :name: submission' > "$work/class/submission_metadata.yml"
# Where the image cannot confine a student's code, credit-tutor refuses to run it, and says so. With
# --trust-submissions it would run, and could read the solutions, or write its own results.json.
"$root/credit-tutor/bin/credit-tutor" grade "$work/class" \\
    {exercises} \\
    --seed {seed} --jobs 1 --gradescope "$work/graded"
mkdir -p "$root/results"
cp "$work/graded/submission/results.json" "$root/results/results.json"
"""


def gradescope_recipe(course: Course, exercises: Sequence[Exercise], seed: int) -> tuple[RecipeFile, ...]:
    """Return the files of an autograder for these exercises, which gives every student the inputs of `seed`.

    Raises:
        GradingError: no wheel of this program can be made.
    """
    wheel = build_wheel(course)
    chosen = " ".join(f"--exercise {exercise.id}" for exercise in exercises)
    return (
        RecipeFile("setup.sh", _SETUP.format(wheel=wheel.path).encode(), is_program=True),
        RecipeFile("run_autograder", _RUN.format(exercises=chosen, seed=seed).encode(), is_program=True),
        wheel,
    )
