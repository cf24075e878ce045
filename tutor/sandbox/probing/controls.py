"""The same attempts by an ordinary program: where it does not get through, a probe's failure proves nothing."""

import json
import subprocess
import sys
from typing import Final

from tutor.sandbox.probing.attacking import ATTEMPTS, of_a_process
from tutor.sandbox.probing.outcome import Outcome, got, raised
from tutor.sandbox.probing.probes import Probe
from tutor.sandbox.probing.world import World

_PROGRAM: Final = f"""{ATTEMPTS}

import json, sys
try:
    said = {{"value": globals()[sys.argv[1]](json.load(sys.stdin))}}
except BaseException as error:
    said = {{"raised": [type(error).__name__, str(error)]}}
print(json.dumps(said))
"""


def control(probe: Probe, world: World) -> Outcome:
    """Make the attempt of a probe in a process with no jail, and end that."""
    command = [sys.executable, "-I", "-S", "-c", _PROGRAM, probe.attempt]
    try:
        done = subprocess.run(
            command, input=json.dumps(world.facts), capture_output=True, text=True, timeout=probe.deadline, check=False
        )
    except subprocess.TimeoutExpired:
        return Outcome("got through" if probe.attempt == "never_ends" else "unclear", "it did not end")
    finally:
        world.touched()
    if world.word in done.stdout:
        return got(None)
    try:
        said = json.loads(done.stdout)
    except ValueError:
        return Outcome("unclear", f"it ended with exit code {done.returncode} and no word")
    if "raised" in said:
        return raised(*said["raised"])
    return _of_a_grandchild(said["value"]) if probe.attempt == "starts_processes" else got(said["value"])


def _of_a_grandchild(pid: int) -> Outcome:
    """Demand to have seen the process itself: that none is left behind means nothing if none can be."""
    outcome = of_a_process(pid)
    return outcome if "still ran" in outcome.said else Outcome("unclear", "no process was seen that stayed")
