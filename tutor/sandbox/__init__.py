"""Running a learner's code in a process of its own, which holds nothing but that code."""

from tutor.sandbox.ahead import EncodedCall, Heard, encode_call
from tutor.sandbox.answers import Answer, Ended, Frame, Opaque, Plain, Raised, Returned
from tutor.sandbox.calling import Child
from tutor.sandbox.codec import copy_arguments, encode_reply, normalise
from tutor.sandbox.replies import answers_heard
from tutor.sandbox.source import Submission, read_submission
from tutor.sandbox.spawning import SandboxError
from tutor.sandbox.starting import Sandbox, start_sandbox

__all__ = [
    "Answer",
    "Child",
    "EncodedCall",
    "Ended",
    "Frame",
    "Heard",
    "Opaque",
    "Plain",
    "Raised",
    "Returned",
    "Sandbox",
    "SandboxError",
    "Submission",
    "answers_heard",
    "copy_arguments",
    "encode_call",
    "encode_reply",
    "normalise",
    "read_submission",
    "start_sandbox",
]
