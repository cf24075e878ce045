"""Choosing how children are made."""

import os
import sys
from collections.abc import Mapping
from typing import Literal, Protocol

from tutor.sandbox.calling import Child
from tutor.sandbox.spares import SpareSandbox
from tutor.sandbox.spawning import SandboxError
from tutor.sandbox.zygotes import ZygoteSandbox

Kind = Literal["zygote", "spare"]


class Sandbox(Protocol):
    """Where children come from; any thread may ask."""

    @property
    def kind(self) -> Kind:
        """How children are made."""

    @property
    def confinement(self) -> Mapping[str, str]:
        """Of the child that was last handed out; empty before there was one."""

    def child(self) -> Child:
        """Return a fresh child.

        Raises:
            SandboxError: no child can be had.
        """

    def close(self) -> None:
        """End every process."""

    def __enter__(self) -> "Sandbox": ...

    def __exit__(self, *exception: object) -> None: ...


def start_sandbox(kind: Kind | None = None) -> Sandbox:
    """Start a sandbox and return at once, while its first process is still starting.

    Without a kind, the environment variable CREDIT_TUTOR_SANDBOX decides, else the system: a zygote on Linux, spare
    processes elsewhere.

    Raises:
        SandboxError: CREDIT_TUTOR_SANDBOX is neither, or no process can be started.
    """
    wanted = kind or os.environ.get("CREDIT_TUTOR_SANDBOX") or ("zygote" if sys.platform == "linux" else "spare")
    if wanted == "zygote":
        return ZygoteSandbox()
    if wanted == "spare":
        return SpareSandbox()
    raise SandboxError(f"CREDIT_TUTOR_SANDBOX is {wanted!r}: set it to zygote or spare, or to nothing.")
