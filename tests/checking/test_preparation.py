"""What is prepared before a submission is there."""

import shutil
from pathlib import Path

from tutor.checking.preparation import prepare
from tutor.checking.suite import read_suite
from tutor.course import load_course

TOYS = Path(__file__).parent.parent / "courses" / "toy"


def test_what_rounding_leaves_of_zero_is_expected_and_shown_as_zero(tmp_path: Path) -> None:
    shutil.copytree(TOYS, tmp_path / "toys")
    small = "{1: 0.1 + 0.2 - 0.3, 2: -2e-10, 3: 1e-30}"
    (tmp_path / "toys/solutions/double.py").write_text(
        f"def double(values):\n    return [{small}.get(value, value) for value in values]\n"
    )
    with (tmp_path / "toys/exercises/double/checks.py").open("a") as checks:
        checks.write("\n\n@check('Small', examples=[[1, 2, 3]])\ndef small(submission, values):\n")
        checks.write("    yield {'all': submission.double(values)}\n")
    course = load_course(tmp_path / "toys")
    (case,) = prepare(course, read_suite(course.exercise("double")), 1).cases["small"]
    assert [said.value for said in case.reference.yields] == [{"all": [0.0, -2e-10, 1e-30]}]
