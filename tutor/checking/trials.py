"""Trials: a learner's build_pair with a model in place of a script, and how consistent the judge was."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol

from tutor.checking.partner import Partner
from tutor.checking.wording import value_text
from tutor.sandbox.answers import Answer, Ended, Raised, Returned

FUNCTIONS = ("parse_verdict", "build_pair")
"""What an exercise must have for its learners to hold trials."""

MOST_QUESTIONS = 8
"""How often a model may be asked in one trial, where four times is enough: questions cost money."""

Fault = Literal["model", "code", "interrupt"]

_CONSISTENT = {("A", "B"), ("B", "A"), ("tie", "tie")}


class ModelError(Exception):
    """The model gave no answer; the message is a sentence."""


class LanguageModel(Protocol):
    """Completes prompts, and judges two completions in the order in which it is shown them.

    Both raise ModelError where there is no answer.
    """

    def complete(self, prompt: str) -> str:
        """Return one completion."""

    def judge(self, prompt: str, first: str, second: str) -> str:
        """Return a reply to the question which of two completions is better."""


@dataclass(frozen=True)
class Opinion:
    """One reply of the judge: the texts in the order shown, the reply, and what parse_verdict reads in it."""

    first: str
    second: str
    reply: str
    verdict: str | None = None


@dataclass(frozen=True)
class Trial:
    """One call of build_pair: what the model said meanwhile, and the pair or None.

    `problem` is a sentence where it came to no good end, and `fault` whose doing that was: the model's, the learner's
    code's, or an interrupt. `printed` is what the code wrote meanwhile.
    """

    prompt: str
    completions: tuple[str, ...] = ()
    opinions: tuple[Opinion, ...] = ()
    pair: Mapping[Any, Any] | None = None
    problem: str = ""
    fault: Fault | None = None
    printed: str = ""

    @property
    def asked_in_both_orders(self) -> bool:
        """Whether the judge was asked about two texts twice, and the second time with the two swapped."""
        shown = [(opinion.first, opinion.second) for opinion in self.opinions]
        return len(shown) == 2 and shown[0] == shown[1][::-1]

    @property
    def is_readable(self) -> bool:
        """Whether the judge was asked in both orders, and both replies have a verdict."""
        return self.asked_in_both_orders and all(opinion.verdict is not None for opinion in self.opinions)

    @property
    def winner(self) -> str | None:
        """The text that both verdicts name, or None."""
        if not self.is_readable:
            return None
        letters = [opinion.verdict for opinion in self.opinions]
        return {"AB": self.opinions[0].first, "BA": self.opinions[0].second}.get("".join(map(str, letters)))

    @property
    def is_consistent(self) -> bool:
        """Whether both verdicts name the same text, or both say tie."""
        return self.is_readable and tuple(opinion.verdict for opinion in self.opinions) in _CONSISTENT


@dataclass(frozen=True)
class Consistency:
    """How many trials came to their end, and in how many of those the judge was readable, consistent, gave a pair.

    Position consistency is `consistent` of `readable` (Shi et al. 2024, arXiv 2406.07791).
    """

    trials: int
    readable: int
    consistent: int
    pairs: int


def consistency(trials: Iterable[Trial]) -> Consistency:
    """Count over trials."""
    held = [trial for trial in trials if trial.fault is None]
    return Consistency(
        len(held),
        sum(trial.is_readable for trial in held),
        sum(trial.is_consistent for trial in held),
        sum(trial.pair is not None for trial in held),
    )


def hold_trial(partner: Partner, prompt: str, model: LanguageModel) -> Trial:
    """Call a learner's build_pair with a model, and their parse_verdict on every reply.

    Whatever goes wrong, and also when it is interrupted, the trial holds what was said until then.
    """
    asking = _Asking(model)
    try:
        answer = partner.call("build_pair", [prompt, asking.complete, asking.judge], {}, None)
        opinions = [replace(heard, verdict=_verdict(partner, heard.reply)) for heard in asking.opinions]
    except KeyboardInterrupt:
        return replace(asking.trial(prompt), problem="Interrupted.", fault="interrupt")
    trial = replace(asking.trial(prompt), opinions=tuple(opinions), printed=answer.printed)
    if asking.fault is not None:
        return replace(trial, problem=str(asking.fault), fault="model")
    return _with_answer(trial, answer)


class _Asking:
    """Passes questions on to the model, writes down what it says, and does not let them become too many."""

    def __init__(self, model: LanguageModel) -> None:
        self.completions: list[str] = []
        self.opinions: list[Opinion] = []
        self.fault: ModelError | None = None
        self._model = model

    def trial(self, prompt: str) -> Trial:
        return Trial(prompt, tuple(self.completions), tuple(self.opinions))

    def complete(self, *args: Any, **named: Any) -> str:
        self._require("complete", "the prompt", 1, args, named)
        self.completions.append(self._ask(self._model.complete, args))
        return self.completions[-1]

    def judge(self, *args: Any, **named: Any) -> str:
        self._require("judge", "the prompt and two texts", 3, args, named)
        self.opinions.append(Opinion(args[1], args[2], self._ask(self._model.judge, args)))
        return self.opinions[-1].reply

    def _ask(self, question: Callable[..., str], args: Sequence[str]) -> str:
        try:
            return question(*args)
        except ModelError as error:
            self.fault = error
            raise

    def _require(self, name: str, takes: str, count: int, args: Sequence[Any], named: dict[str, Any]) -> None:
        if len(self.completions) + len(self.opinions) >= MOST_QUESTIONS:
            raise ValueError(
                f"Your build_pair asked the model more than {MOST_QUESTIONS} times in one trial; "
                "two completions and two replies are enough."
            )
        if named or len(args) != count or not all(isinstance(arg, str) for arg in args):
            raise ValueError(f"Your build_pair calls {name} with something else than it takes: {takes}, by position.")


def _verdict(partner: Partner, reply: str) -> str | None:
    answer = partner.call("parse_verdict", [reply], {}, None)
    value = answer.value if isinstance(answer, Returned) else None
    return value if isinstance(value, str) and value in ("A", "B", "tie") else None


def _with_answer(trial: Trial, answer: Answer) -> Trial:
    if not isinstance(answer, Returned):
        return replace(trial, problem=_ending(answer), fault="code")
    value = answer.value
    if value is None:
        return trial
    if isinstance(value, dict) and all(isinstance(value.get(key), str) for key in ("chosen", "rejected")):
        return replace(trial, pair=value)
    problem = f"build_pair returned {value_text(value)}, which is neither a pair nor None."
    return replace(trial, problem=problem, fault="code")


def _ending(answer: Raised | Ended) -> str:
    if isinstance(answer, Ended):
        return answer.sentence
    message = f": {answer.message}" if answer.message else ""
    place = f" in line {answer.frames[-1].line}" if answer.frames else ""
    return f"build_pair raised {answer.type_name}{place}{message}"
