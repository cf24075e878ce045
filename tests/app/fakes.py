"""A practice and a playground that find what a test tells them to, without a sandbox."""

from dataclasses import dataclass, field, replace
from types import SimpleNamespace

from tutor.checking.playground import Played
from tutor.checking.report import CheckResult, Diagnosis, Exhibit, Report
from tutor.checking.starts import Argument, Draft
from tutor.checking.transcript import Call, Failure
from tutor.sandbox import Raised, Returned, normalise


def passed(name, title):
    return CheckResult(name, title, "passed", 1, 1)


def failed(name, title, message, expected, got, call="grpo_advantages([1, 0])"):
    exhibit = Exhibit(call, expected, got, str(expected), str(got), part=(0,))
    return CheckResult(name, title, "failed", 0, 1, message, exhibit=exhibit)


ALL_PASSED = Report(
    "grpo_advantages", "grpo_advantages.py", 7,
    (passed("by_hand", "The example worked by hand"), passed("equal", "A group of equal rewards teaches nothing")),
)  # fmt: skip
SAMPLE_STD = replace(
    ALL_PASSED,
    checks=(
        failed("by_hand", "The example worked by hand", "sample 1 should be +1.0, yours is +0.707", [1.0, -1.0],
               [0.7071, -0.7071]),
        passed("equal", "A group of equal rewards teaches nothing"),
    ),
)  # fmt: skip
NAMED = replace(
    SAMPLE_STD,
    diagnoses=(Diagnosis("sample_std", "grpo_advantages", True, "Your spread divides by G - 1.", 1.0),),
)
SHRUNK = NAMED.with_check(replace(NAMED.checks[0], misconception="sample_std", counterexample=NAMED.checks[0].exhibit))


@dataclass(frozen=True)
class FakeRun:
    """A run in which nothing was said, so that there is nothing to draw but bars."""

    report: Report
    preparation: object = field(default_factory=lambda: SimpleNamespace(suite=SimpleNamespace(scenes={}), cases={}))


class FakePractice:
    """Passes a file that holds the word "right"; what else it finds can be set by a test."""

    def __init__(self, wrong=(SAMPLE_STD, NAMED, SHRUNK)):
        self.seed = 7
        self.wrong = wrong
        self.checked = []

    def prepare(self):
        pass

    def check(self, submission):
        self.checked.append(submission.source)
        return FakeRun(ALL_PASSED if "right" in submission.source else self.wrong[0])

    def diagnose(self, run, stop=lambda: False):
        return FakeRun(self.wrong[1])

    def shrink(self, run, stop=lambda: False):
        return FakeRun(self.wrong[2])


def centred(rewards, scale=1.0):
    """The right answer of the playground."""
    mean = sum(rewards) / len(rewards)
    return [scale * (reward - mean) for reward in rewards]


class FakePlayground:
    """Answers by functions that a test can set; nothing runs in a child."""

    def __init__(self):
        arguments = (Argument("rewards", [1, 0, 0, 1]), Argument("scale", 1.0, by_name=True))
        self.starts = {name: Draft(name, arguments) for name in ("grpo_advantages", "other")}
        self.mine = self.reference = centred
        self.interrupted = 0
        self.is_closed = False

    def play(self, draft, submission):
        return self._played(self.mine, draft, submission.digest)

    def refer(self, draft):
        return self._played(self.reference, draft)

    def interrupt(self):
        self.interrupted += 1

    def close(self):
        self.is_closed = True

    def _played(self, function, draft, version=""):
        args, kwargs = draft.passed()
        call = Call(draft.function, tuple(args), kwargs)
        try:
            answer = Returned(normalise(function(*args, **kwargs)))
        except Exception as error:
            raised = Raised(type(error).__name__, str(error))
            said = f"{draft.function} raised {raised.type_name}: {error}"
            return Played(replace(call, answer=raised), Failure("raised", said, raised.type_name), version=version)
        return Played(replace(call, answer=answer), version=version)
