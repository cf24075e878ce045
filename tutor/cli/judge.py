"""`credit-tutor judge`: a learner's own parse_verdict and build_pair, with a real model."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle, islice
from typing import TYPE_CHECKING

import click

from tutor.cli.errors import INTERRUPTED, SetupError
from tutor.cli.reports import print_confinement
from tutor.cli.saying import say
from tutor.cli.session import Session, pass_session
from tutor.cli.targets import one_of

if TYPE_CHECKING:
    from tutor.checking.partner import ChildPartner
    from tutor.checking.trials import LanguageModel, Trial
    from tutor.cli.trial_output import TrialOutput
    from tutor.course import Course, Exercise

MOST_TRIALS = 1000

PROMPTS = (
    "Write a tagline for Nimbus, an app for to-do lists, in one sentence.",
    "Explain to a child of eight, in two sentences, why the sky is blue.",
    "Describe the taste of an orange in one sentence to somebody who has never had one.",
    "Give one piece of advice to somebody who starts a new job tomorrow, in one sentence.",
    "Write a haiku about rain on a tin roof.",
)
"""Prompts without a right answer, on which a model is likely to say something else each time."""


@click.command()
@click.argument("file", required=False)
@click.option("--model", "name", metavar="NAME", help="A model that you have in llm. [default: the one that llm takes]")
@click.option(
    "--trials",
    type=click.IntRange(1, MOST_TRIALS),
    default=len(PROMPTS),
    metavar="N",
    help=f"How many calls of build_pair. [default: {len(PROMPTS)}]",
)
@click.option("--prompt", "prompts", multiple=True, metavar="TEXT", help="What is to be completed; several take turns.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object when all is over.")
@click.option("--plain", is_flag=True, help="Plain text, as when the output is not a terminal.")
@pass_session
def command(
    session: Session,
    file: str | None,
    name: str | None,
    trials: int,
    prompts: tuple[str, ...],
    as_json: bool,
    plain: bool,
) -> None:
    """Let a real model write, and judge what it wrote.

    Your own build_pair and parse_verdict stand in between. Without FILE, your file in the workspace. The model is one
    of the package llm, with the plugins and keys that you have there, and writes and judges alike. A trial asks it
    four questions, which may cost you money. ctrl+c ends, and keeps what was said. The exit code is 0 when all trials
    were held, 1 when something broke off, 2 when nothing could be tried.

    \b
    Examples:
      credit-tutor judge
      credit-tutor judge --model NAME --trials 20
      credit-tutor judge --prompt "Name a colour." --prompt "Name a tree."
      credit-tutor judge ada.py --json
    """
    from tutor.sandbox import start_sandbox

    exercise = _exercise(session.course)
    target = one_of(session, file, exercise.id)
    # The sandbox starts in the background while llm and what it imports are read.
    with start_sandbox() as sandbox:
        from tutor.checking.running import learner_partner
        from tutor.cli.language_model import open_model
        from tutor.cli.trial_output import TrialOutput

        model = open_model(name)
        output = TrialOutput(model.name, trials, pretty=session.is_pretty and not plain, as_json=as_json)
        partner = learner_partner(session.course, exercise, target.submission, sandbox)
        try:
            _load(partner, target.submission.problem)
            held = _hold(partner, islice(cycle(prompts or PROMPTS), trials), model, output)
        finally:
            partner.end()
    output.end(held)
    if not as_json:
        if held[-1].fault == "code":
            say(f"The checks say more: credit-tutor check {file or exercise.id}")
        print_confinement(sandbox.confinement)
    raise SystemExit(_exit_code(held))


def _exercise(course: Course) -> Exercise:
    from tutor.checking.trials import FUNCTIONS

    for exercise in course.exercises:
        if set(FUNCTIONS) <= set(exercise.functions):
            return exercise
    raise SetupError(f"No exercise of this course has the functions {' and '.join(FUNCTIONS)}.")


def _load(partner: ChildPartner, problem: str | None) -> None:
    from tutor.sandbox import Ended
    from tutor.views.values import one_line

    loaded = partner.start() if problem is None else None
    if isinstance(loaded, Ended):
        problem = loaded.sentence
    if problem is not None:
        raise SetupError(one_line(problem))


def _hold(partner: ChildPartner, prompts: Iterable[str], model: LanguageModel, output: TrialOutput) -> list[Trial]:
    """Hold trials until one breaks off, since each of them costs money."""
    from tutor.checking.trials import hold_trial
    from tutor.cli.trial_output import Aloud

    held: list[Trial] = []
    for prompt in prompts:
        output.begin(prompt)
        held.append(hold_trial(partner, prompt, Aloud(model, output)))
        output.result(held[-1])
        if held[-1].fault is not None:
            break
    return held


def _exit_code(held: list[Trial]) -> int:
    return {None: 0, "interrupt": INTERRUPTED}.get(held[-1].fault, 1)
