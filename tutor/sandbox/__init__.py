"""Running a learner's code in a process of its own, which holds nothing but that code."""

from tutor.sandbox.answers import Answer, Ended, Frame, Opaque, Plain, Raised, Returned
from tutor.sandbox.calling import Child
from tutor.sandbox.codec import copy_arguments, normalise
from tutor.sandbox.source import Submission, read_submission
from tutor.sandbox.spawning import SandboxError
from tutor.sandbox.starting import Sandbox, start_sandbox

__all__ = [
    "Answer",
    "Child",
    "Ended",
    "Frame",
    "Opaque",
    "Plain",
    "Raised",
    "Returned",
    "Sandbox",
    "SandboxError",
    "Submission",
    "copy_arguments",
    "normalise",
    "read_submission",
    "start_sandbox",
]
