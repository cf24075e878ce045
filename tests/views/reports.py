"""Reports made by hand, one of each kind that the views must show."""

from tutor.checking.report import CheckResult, Diagnosis, Exhibit, Report, Tolerance
from tutor.sandbox.answers import Frame, Plain

NAN, INF = float("nan"), float("inf")


def exhibit(call: str, expected: Plain, got: Plain, part: tuple[int | str, ...] | None, **more: object) -> Exhibit:
    texts = {"expected_text": repr(expected), "got_text": repr(got)}
    return Exhibit(call=call, expected=expected, got=got, part=part, **{**texts, **more})  # type: ignore[arg-type]


def check(name: str, title: str, outcome: str = "passed", message: str = "", **more: object) -> CheckResult:
    points = int(outcome == "passed")
    return CheckResult(name, title, outcome, points, 1, message, **more)  # type: ignore[arg-type]


EQUAL = check(
    "equal_rewards",
    "A group of equal rewards teaches nothing",
    "failed",
    "sample 0 should be 0.0, yours is nan",
    is_example=True,
    exhibit=exhibit("grpo_advantages([1, 1, 1, 1])", [0.0] * 4, [NAN] * 4, (0,)),
)

SAMPLE_STD = check(
    "any_group",
    "Any group",
    "failed",
    "sample 0 should be +1.095, yours is +1.0",
    misconception="sample_std",
    exhibit=exhibit(
        "grpo_advantages([1, 0, 0.5, 0.5, -0.5, 1])",
        [1.0954451150103321, -0.7302967433402214, 0.18257418583505536, 0.0, -1.6431676725154984, 1.0954451150103321],
        [1.0, -0.6666666666666666, 0.16666666666666666, 0.0, -1.5, 1.0],
        (0,),
    ),
    counterexample=exhibit("grpo_advantages([0, 1])", [-1.0, 1.0], [-0.7071067811865475, 0.7071067811865475], (0,)),
    printed="mean 0.4\nstd 0.5\n",
)

NOTHING_CAME = check(
    "printed",
    "The example worked by hand",
    "failed",
    "grpo_advantages printed its answer and returned None; write return instead of print",
    exhibit=exhibit("grpo_advantages([1, 0])", [1.0, -1.0], None, ()),
)

LATE = check(
    "long_group",
    "A long group",
    "failed",
    "turn 20 should be +1.0, yours is -1.0",
    exhibit=exhibit(
        "compute_turn_rewards([0, 0, …, 1] (40 numbers), gamma=0.5)",
        [0.25] * 20 + [1.0] + [0.25] * 19,
        [0.25] * 20 + [-1.0, 0.5] + [0.25] * 18,
        (20,),
    ),
)

SHORTER = check(
    "as_long",
    "As many answers as rewards",
    "failed",
    "grpo_advantages should return a list of 4 numbers, and returned a list of 2",
    exhibit=exhibit("grpo_advantages([1, 0, 1, 0])", [1.0, -1.0, 1.0, -1.0], [1.0, -1.0], ()),
)

RAISED = check(
    "zero_spread",
    "No spread",
    "error",
    "ZeroDivisionError: float division by zero",
    exhibit=exhibit(
        "grpo_advantages([2])", [0.0], None, (), got_text="ZeroDivisionError: float division by zero", has_got=False
    ),
    frames=(
        Frame("grpo_advantages.py", "grpo_advantages", 9, "    return [normalise(r) for r in rewards]"),
        Frame("grpo_advantages.py", "normalise", 14, "    return (r - mean) / std"),
    ),
)

RECORD = check(
    "mixed_group",
    "The first group that is neither all right nor all wrong",
    "failed",
    "'accuracy' should be 0.75, yours is 0.5",
    exhibit=exhibit(
        "dynamic_sample([[1, 1], [1, 0, 1, 1]])",
        {"kept_group": [1, 0, 1, 1], "accuracy": 0.75, "advantages": [0.577, -1.732, 0.577, 0.577]},
        {"kept_group": [1, 0, 1, 1], "accuracy": 0.5, "advantages": [0.5, -1.5, 0.5, 0.5]},
        ("accuracy",),
    ),
)

SCALAR = check(
    "blame",
    "Only the bad step has less",
    "failed",
    "the answer should be False, yours is True",
    exhibit=exhibit("can_distinguish([-1, -1, -1], 1)", False, True, ()),
)

CLOSE_CALL = check(
    "tiny",
    "A large offset",
    "failed",
    "sample 1 should be -1.0, yours is -1.00004",
    exhibit=exhibit(
        "grpo_advantages([1000000.1, 1000000.0])",
        [1.0, -1.0],
        [1.0, -1.00004],
        (1,),
        tolerance=Tolerance(1e-5, 1e-6),
    ),
)

NASTY = check(
    "markup",
    "A title with [0] and [/x]",
    "error",
    "KeyError: '[red]x[/x]\x1b[31m'",
    exhibit=exhibit("grpo_advantages(['[0]', '[/x]'])", [0.0], None, (), got_text="KeyError: '[red]'", has_got=False),
    printed="[bold]not bold[/bold] [/x]\x1b[2J\n",
)

LAW = check(
    "shift",
    "Adding a constant to every reward changes nothing",
    "failed",
    "the two answers should be equal, and differ at sample 0: 1.0 and 2.0",
    exhibit=exhibit("grpo_advantages([4, 3])", [1.0, -1.0], [2.0, 1.0], (0,), is_pair=True),
)

STRANGE = check(
    "strange",
    "Numbers at the edge",
    "failed",
    "step 0 should be +1.0, yours is +inf",
    exhibit=exhibit(
        "process_credit([1, 2, 3, 4, 5])", [1.0, -2.0, 0.0, 1e12, -0.25], [INF, -INF, None, 3, 1e-17], (0,)
    ),
)

PASSED = check(
    "one_of_two",
    "One right, one wrong",
    is_example=True,
    exhibit=exhibit("grpo_advantages([1, 0])", [1.0, -1.0], [1.0, -1.0], None),
)
TIMEOUT = check("long_input", "40,000 turns", "timeout", "compute_turn_rewards took longer than 2 seconds")
SKIPPED = check("scale", "Doubling every reward changes nothing", "skipped", "waits until this passes: Any group")

DIAGNOSIS = Diagnosis(
    "sample_std",
    "grpo_advantages",
    True,
    "Your spread divides by G - 1, so every advantage is a little too small. On [0, 1] yours are 0.707 from zero. "
    "Ask whether the group is a sample of something, or all there is.",
    1.0,
)

FAILED_REPORT = Report(
    "grpo_advantages",
    "/home/ada/credit-tutor/grpo_advantages.py",
    1234,
    (PASSED, EQUAL, SAMPLE_STD, SHORTER, RAISED, LAW, TIMEOUT, SKIPPED),
    notes=("The reference stood in for grpo_advantages, which is not in this folder.",),
    diagnoses=(DIAGNOSIS,),
)

PASSED_REPORT = Report("grpo_advantages", "grpo_advantages.py", 7, (PASSED, check("equal", "Equal rewards")))

BROKEN_REPORT = Report(
    "grpo_advantages",
    "grpo_advantages.py",
    7,
    (
        check("one_of_two", "One right, one wrong", "error", "The file does not parse."),
        check("equal", "Equal rewards", "error", "The file does not parse."),
    ),
    problem="Line 3 of grpo_advantages.py does not parse: '(' was never closed.",
    problem_frames=(Frame("grpo_advantages.py", "<module>", 3, "    return [(r - mean for r in rewards]"),),
)
