"""What `judge` prints: everything as soon as it is said, so that nothing is lost when something breaks off."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import click

from tutor.checking.trials import LanguageModel, Trial, consistency
from tutor.cli.saying import say
from tutor.cli.terminal import terminal
from tutor.cli.waiting import waiting
from tutor.views.trials import consistency_sentences, outcome, readings, said, said_plain, trials_json
from tutor.views.words import MUTED, TITLE


@dataclass
class TrialOutput:
    """Prints trials with the model of this name; as JSON, all of them at the end."""

    model: str
    trials: int
    pretty: bool
    as_json: bool
    _begun: int = field(default=0, init=False)

    def begin(self, prompt: str) -> None:
        """Say which trial begins."""
        self._begun += 1
        self.say_of(f"Trial {self._begun} of {self.trials} with {self.model}", prompt, TITLE)

    def wait_for(self, what: str, question: Callable[[], str]) -> str:
        """Return the answer to a question, and say meanwhile what is being waited for."""
        with waiting(f"{self.model}, trial {self._begun} of {self.trials}: {what}", erase=self.pretty):
            return question()

    def say_of(self, label: str, text: str, style: str = MUTED) -> None:
        """Print foreign text with a label in a style."""
        if self.as_json:
            return
        if not self.pretty:
            click.echo(said_plain(label, text))
            return
        console = terminal()
        console.print(*said(label, text, console.width, style), sep="\n")

    def result(self, trial: Trial) -> None:
        """Print how the replies are read, and what came of the trial."""
        if self.as_json:
            return
        if trial.printed.strip():
            self.say_of("Your code printed", trial.printed)
        if sentence := readings(trial):
            say(sentence)
        say(outcome(trial))
        click.echo()

    def end(self, trials: Sequence[Trial]) -> None:
        """Print the counts, or the one JSON object."""
        if self.as_json:
            click.echo(json.dumps(trials_json(self.model, trials), indent=2))
            return
        for sentence in consistency_sentences(consistency(trials)):
            say(sentence)


class Aloud:
    """A model in one trial whose answers are printed as they come."""

    def __init__(self, model: LanguageModel, output: TrialOutput) -> None:
        self._model = model
        self._output = output
        self._completions: list[str] = []

    def complete(self, prompt: str) -> str:
        """Return one completion, as the model does."""
        label = f"Completion {len(self._completions) + 1}"
        text = self._output.wait_for(label.lower(), lambda: self._model.complete(prompt))
        self._completions.append(text)
        self._output.say_of(label, text)
        return text

    def judge(self, prompt: str, first: str, second: str) -> str:
        """Return the judge's reply, as the model does."""
        label = f"Reply, shown {self._name(first)} as A and {self._name(second)} as B"
        reply = self._output.wait_for("a verdict", lambda: self._model.judge(prompt, first, second))
        self._output.say_of(label, reply)
        return reply

    def _name(self, text: str) -> str:
        return f"completion {self._completions.index(text) + 1}" if text in self._completions else "another text"
