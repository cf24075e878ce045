"""A language model that the user has in the package `llm`, which is imported only here, and only when it is used."""

from __future__ import annotations

import difflib
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.checking.trials import ModelError
from tutor.cli.errors import SetupError
from tutor.views.values import one_line

if TYPE_CHECKING:
    import llm

MOST_OF_AN_ERROR = 300
"""Characters: what a service sends back may be a whole page."""

_QUESTION = """\
Below are a prompt and two answers to it, A and B. Which answer is better? The order in which they stand means nothing.

<prompt>
{prompt}
</prompt>

<A>
{first}
</A>

<B>
{second}
</B>

Reply with one JSON object and nothing else. It has two keys: "reason", one sentence, and "verdict", which is "A", "B" \
or, if neither answer is better, "tie"."""


@dataclass(frozen=True)
class InstalledModel:
    """A model of `llm`, asked without any memory of what it was asked before."""

    model: llm.Model

    @property
    def name(self) -> str:
        """What `llm` calls it."""
        return self.model.model_id

    def complete(self, prompt: str) -> str:
        """Return one completion.

        Raises:
            ModelError: there is none.
        """
        return self._ask(prompt)

    def judge(self, prompt: str, first: str, second: str) -> str:
        """Return a reply to the question which of two completions is better.

        Raises:
            ModelError: there is none.
        """
        return self._ask(_QUESTION.format(prompt=prompt, first=first, second=second))

    def _ask(self, text: str) -> str:
        try:
            reply = self.model.prompt(text, stream=False).text()
        except Exception as error:  # whatever a plugin and the libraries below it raise
            raise ModelError(f"{self.name} gave no answer: {_said(error)}") from error
        return reply.encode("utf-8", "replace").decode("utf-8")


def open_model(name: str | None) -> InstalledModel:
    """Return the model of this name or alias; without a name, the one that `llm` takes by default.

    Raises:
        SetupError: `llm` is not there, knows no such model, or has no key for it.
    """
    try:
        import llm
    except ImportError as error:
        raise SetupError(
            "Models are asked through the package llm, the extra `judge` of this program, and it cannot be imported "
            f"here ({error}). Install it with: {sys.executable} -m pip install llm"
        ) from None
    try:
        model = llm.get_model(name)
        model.get_key()
    except llm.UnknownModelError:
        which = f"no model {name!r}.{_similar(name)}" if name else "no model that it would take by default."
        raise SetupError(f"llm knows {which} `llm models` lists those that it knows.") from None
    except llm.NeedsKeyException as error:
        raise SetupError(
            f"{model.model_id} cannot be asked: {one_line(str(error))}. Or name another model with --model; "
            "`llm models` lists them, and more come as plugins of llm."
        ) from None
    except Exception as error:  # a plugin that does not load, a folder that cannot be read
        raise SetupError(f"llm does not come as far as a model here: {_said(error)}") from error
    return InstalledModel(model)


def _similar(name: str) -> str:
    import llm

    found = difflib.get_close_matches(name, llm.get_model_aliases(), n=1)
    return f" Did you mean {found[0]}?" if found else ""


def _said(error: Exception) -> str:
    words = one_line(str(error))[:MOST_OF_AN_ERROR]
    return f"{type(error).__name__}: {words}" if words else type(error).__name__
