"""Where a layer of the jail is off, the child says so, the attack that it stops goes through, and honest code works."""

from pathlib import Path

import pytest
from battlefield import HERE, HONEST, battlefield

from tutor.sandbox.child.jail.layers import LEFT_OUT, SWITCH, left_out


@pytest.mark.parametrize("without", ["landlock", "seccomp", "rlimits", "capabilities", "landlock,seccomp,capabilities"])
def test_what_is_off_is_said_and_nothing_that_can_be_told_is_earned(
    without: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, without)
    with battlefield(tmp_path) as field:
        with field.sandbox.child() as child:
            off = {layer for layer, reason in child.confinement.items() if reason == LEFT_OUT}
        assert off == left_out(without)
        assert field.report_on(HONEST).passed
        stolen = field.report_on((HERE / "submissions" / "reads_the_solution.py").read_text())
        assert stolen.passed == ("landlock_files" in off)
        forged = field.report_on((HERE / "submissions" / "forges_a_reply.py").read_text())
        assert (forged.points, forged.checks[0].outcome) == (0, "failed")
        written = field.report_on(
            "from pathlib import Path\nWORLD = {}\ndef double(v):\n"
            "    Path(WORLD['folder'], 'left-by-an-attack').write_text('x')\n    return [2 * x for x in v]\n"
        )
        assert written.passed == ("landlock_files" in off)
