"""The probes tell the truth: "blocked" where the jail holds, "open" where a layer is off, and neither by accident."""

import os
import sys
from pathlib import Path

import pytest

from tutor.course import Course
from tutor.sandbox import Sandbox, SandboxError, start_sandbox
from tutor.sandbox.child.jail.layers import LAYERS, LEFT_OUT, SWITCH
from tutor.sandbox.probing import Finding, attacking, controls, examine, examining, safe_for_strangers
from tutor.sandbox.probing.finding import NEEDED
from tutor.sandbox.probing.lives import has_ended
from tutor.sandbox.probing.probes import PROBES

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the jail is made of what Linux has")

NAMES = {probe.name for probe in PROBES}
FILES = {"read_files", "read_course", "write_files"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder and a current one, to see what is left in them."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(home)
    return home


def by_verdict(findings: tuple[Finding, ...], verdict: str) -> set[str]:
    return {finding.name for finding in findings if finding.verdict == verdict}


def test_in_the_whole_jail_everything_is_blocked_and_nothing_is_left(either: Sandbox, home: Path) -> None:
    findings = examine(either)
    assert by_verdict(findings, "blocked") == NAMES
    assert safe_for_strangers(findings)
    assert list(home.iterdir()) == []


@pytest.mark.parametrize(
    ("without", "opened"),
    [
        ("landlock", FILES),
        ("seccomp,rlimits", {"udp", "processes", "memory"}),
        ("landlock_network,seccomp,rlimits", {"tcp", "udp", "processes", "memory"}),
        ("landlock_network,landlock_scope", set()),  # seccomp is in the way of connections and signals as well
        (",".join(LAYERS), NAMES - {"time"}),
    ],
)
def test_what_a_layer_closed_is_open_without_it(
    without: str, opened: set[str], course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, without)
    with start_sandbox("zygote") as sandbox:
        findings = examine(sandbox, course)
    by_the_system = {"signals", "tracing", "our_memory"} if without == "landlock" else set()
    assert by_verdict(findings, "open") - by_the_system == opened
    assert by_verdict(findings, "unproven") == set()
    assert all(LEFT_OUT in finding.detail for finding in findings if finding.verdict == "open")
    assert safe_for_strangers(findings) is not bool(opened)


def test_a_loop_that_nobody_kills_is_found_running(monkeypatch: pytest.MonkeyPatch) -> None:
    with start_sandbox("spare") as sandbox, monkeypatch.context() as patched:
        patched.setattr(os, "killpg", lambda pid, number: None)
        patched.setattr(sandbox, "reap_later", lambda worker: None)
        patched.setattr(examining, "PROBES", tuple(probe for probe in PROBES if probe.name == "time"))
        (finding,) = examine(sandbox)
    assert (finding.verdict, finding.meaning) == (
        "open",
        "An endless loop goes on when its deadline has passed.",
    )


def test_what_is_left_behind_is_seen_and_ended() -> None:
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(writing)
        os.read(reading, 1)
        os._exit(0)
    assert not has_ended(pid, patience=0)
    assert "still ran after its check" in attacking.of_a_process(pid).said
    assert has_ended(pid, patience=5)
    os.waitpid(pid, 0)
    os.close(reading)
    os.close(writing)
    assert attacking.of_a_process(pid).said == "a process was started"


@pytest.mark.parametrize(
    ("attempt", "fault"),
    [
        ("def starts_processes(world):", "no process was seen that stayed"),
        ("def reads_files(world):", "FileNotFoundError: there are no files here"),
    ],
)
def test_a_probe_that_no_program_survives_proves_nothing(
    attempt: str, fault: str, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A child that cannot start a process is no proof of anything where an ordinary program cannot, either."""
    name = attempt[4 : attempt.index("(")]
    body = "return 0" if name == "starts_processes" else "raise FileNotFoundError('there are no files here')"
    monkeypatch.setattr(controls, "_PROGRAM", controls._PROGRAM.replace("\nimport json, sys", f"{attempt} {body}\n", 1))
    monkeypatch.setattr(controls, "_PROGRAM", f"import json, sys\n{controls._PROGRAM}")
    monkeypatch.setattr(examining, "PROBES", tuple(probe for probe in PROBES if probe.attempt == name))
    (finding,) = examine(sandbox)
    assert finding.verdict == "unproven" and not finding.blocked
    assert fault in finding.detail


def test_a_fault_in_an_attempt_is_not_taken_for_a_refusal(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        attacking, "ATTEMPTS", f"{attacking.ATTEMPTS}\ndef connects(world): return nothing_of_this_name"
    )
    monkeypatch.setattr(examining, "PROBES", tuple(probe for probe in PROBES if probe.name == "tcp"))
    (finding,) = examine(sandbox)
    assert finding.verdict == "unproven"
    assert "NameError" in finding.detail


def test_a_child_that_does_not_run_the_attempts_is_an_error(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attacking, "ATTEMPTS", "import torch")
    with pytest.raises(SandboxError, match="does not run the probes"):
        examine(sandbox)


@pytest.mark.parametrize("missing", sorted(NEEDED))
def test_strangers_need_all_of_reading_network_and_processes_blocked(missing: str) -> None:
    findings = [Finding(name, name, "blocked", "") for name in NAMES]
    assert safe_for_strangers(findings)
    for verdict in ("open", "unproven"):
        assert not safe_for_strangers(
            [Finding(one.name, one.name, verdict, "") if one.name == missing else one for one in findings]
        )
    assert not safe_for_strangers([one for one in findings if one.name != missing])


def test_other_openings_do_not_decide_about_strangers() -> None:
    assert safe_for_strangers([Finding(name, name, "blocked" if name in NEEDED else "open", "") for name in NAMES])
