"""The probes: what is tried, which layers of the jail are in its way, and what it means if they are or are not."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Probe:
    """One attempt of attempts.py.

    `anybody_can`: an ordinary program of the same user gets through, on every system; so if one does not, the probe
    is at fault. A system may keep any program from looking into another.
    """

    name: str
    title: str
    attempt: str
    layers: tuple[str, ...]
    if_blocked: str
    if_open: str
    anybody_can: bool = True
    deadline: float = 5.0


_LANDLOCK: Final = ("landlock_files", "landlock_network", "landlock_scope")

PROBES: Final = (
    Probe(
        "tcp", "Connect by TCP", "connects", ("landlock_network", "seccomp"),
        "Code can send nothing away, and fetch nothing.",
        "Code can send what it reads to anybody, and fetch more code.",
    ),
    Probe(
        "udp", "Send by UDP", "sends_a_datagram", ("seccomp",),
        "No datagram leaves, so no name is looked up either.",
        "Code can send what it reads to anybody.",
    ),
    Probe(
        "read_files", "Read your files", "reads_files", ("landlock_files",),
        "Your files and other people's submissions stay unread.",
        "Code can read whatever you can: keys, letters, other people's submissions.",
    ),
    Probe(
        "read_course", "Read checks and solutions", "reads_the_course", ("landlock_files",),
        "Right answers cannot be copied from the course's folder.",
        "Code can look up the right answers in the course's folder.",
    ),
    Probe(
        "write_files", "Write files", "writes_files", ("landlock_files",),
        "Nothing of yours is changed, and nothing stays behind.",
        "Code can change and delete whatever you can.",
    ),
    Probe(
        "processes", "Start processes", "starts_processes", ("seccomp", "rlimits"),
        "When a check is over, nothing of it goes on.",
        "Code can go on after its check, unseen.",
    ),
    Probe(
        "programs", "Run another program", "becomes_a_program", ("landlock_files", "seccomp"),
        "Only Python runs, and only what is allowed to it.",
        "Code can run any program that you have.",
    ),
    Probe(
        "memory", "Take 1.5 GiB of memory", "takes_memory", ("rlimits",),
        "A submission cannot use up the machine's memory.",
        "One submission can bring the machine to a standstill.",
    ),
    Probe(
        "time", "Never end", "never_ends", (),
        "An endless loop is killed at its deadline.",
        "An endless loop goes on when its deadline has passed.",
        deadline=0.5,
    ),
    Probe(
        "signals", "Send signals", "sends_signals", ("landlock_scope", "seccomp"),
        "The grader cannot be stopped from inside.",
        "Code can kill the grader, and any program of yours.",
        anybody_can=False,
    ),
    Probe(
        "tracing", "Trace another process", "traces", (*_LANDLOCK, "seccomp", "capabilities"),
        "The grader cannot be steered from inside.",
        "Code can take over the grader, and any program of yours.",
        anybody_can=False,
    ),
    Probe(
        "our_memory", "Read the grader's memory", "reads_our_memory", ("landlock_files", "capabilities"),
        "Expected values cannot be read from the process that has them.",
        "Code can read the expected values from the process that has them.",
        anybody_can=False,
    ),
)  # fmt: skip
