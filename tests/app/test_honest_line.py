"""Below a verdict stands one line where the learner's code is not fully confined, and none where it is."""

from dataclasses import dataclass, field

import pytest
from driving import Tutor, drive

WRONG = "def grpo_advantages(rewards):\n    return rewards\n"
NOTE = "Your code is not fully confined here: credit-tutor doctor says why."


@dataclass
class Confined:
    """A sandbox of which only this is asked."""

    confinement: dict[str, str] = field(default_factory=dict)

    def close(self):
        pass


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize(("reason", "is_said"), [("", False), ("this kernel has no Landlock", True)])
def test_the_line_is_there_only_where_something_is_open(small_course, workspace, reason, is_said, size):
    async def scenario(driver):
        assert NOTE not in driver.screen_text()
        await driver.save_elsewhere(WRONG)
        assert "Your spread divides by G - 1." in driver.screen_text()
        assert (NOTE in driver.screen_text()) == is_said

    tutor = Tutor(small_course, workspace, "grpo_advantages")
    tutor._sandbox = Confined({"landlock_files": reason, "seccomp": ""})
    drive(tutor, scenario, size)
