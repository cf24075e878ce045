"""What a probe found out."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

Verdict = Literal["blocked", "open", "unproven"]

NEEDED: Final = frozenset({"tcp", "udp", "read_files", "read_course", "processes"})
"""What must be blocked before strangers' code is run: else it can read, tell, or stay."""


@dataclass(frozen=True)
class Finding:
    """One thing that a submission may try: whether it is stopped here, what that means, and how we know.

    "unproven": it did not succeed, and neither did an ordinary program that nothing should have stopped, so the
    probe tells nothing. `detail` is empty, or says what was seen and which layer of the jail is off and why.
    """

    name: str
    title: str
    verdict: Verdict
    meaning: str
    detail: str = ""

    @property
    def blocked(self) -> bool:
        """Whether it is known to be stopped."""
        return self.verdict == "blocked"


def safe_for_strangers(findings: Iterable[Finding]) -> bool:
    """Whether code of people whom one does not know may run: reading, network and processes are all blocked."""
    return {finding.name for finding in findings if finding.blocked} >= NEEDED
