"""Preference pairs from a judge: believe a verdict only if it survives the swapping of the two texts.

A judge likes a place as well as a text: which of two texts comes first can decide its verdict (Wang et al. 2023, arXiv
2305.17926). A verdict that is about the texts names the same text when they have changed places, so the other letter;
such verdicts are position consistent (Shi et al. 2024, arXiv 2406.07791). Only those become a pair that DPO may learn
from. What a reply does not say for certain is never guessed.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

JSON = json.JSONDecoder()


def parse_verdict(reply: str) -> str | None:
    """Return the verdict in a judge's reply: "A", "B" or "tie"; None unless it says exactly one of them.

    Every object in the reply that has the key "verdict" speaks, and all of them must say the same.
    """
    said = [found["verdict"] for found in objects_in(reply) if "verdict" in found]
    for verdict in ("A", "B", "tie"):
        if said and all(word == verdict for word in said):
            return verdict
    return None


def objects_in(text: str) -> Iterator[dict[str, Any]]:
    """Yield the JSON objects in a text, from left to right; what is inside of one belongs to it."""
    position = text.find("{")
    while position != -1:
        try:
            found, position = JSON.raw_decode(text, position)
        except (ValueError, RecursionError):  # a model that got stuck repeats {"a": until it is cut off
            position += 1
        else:
            yield found
        position = text.find("{", position)


def build_pair(
    prompt: str, complete: Callable[[str], str], judge: Callable[[str, str, str], str]
) -> dict[str, Any] | None:
    """Return a pair of completions of the prompt, the better one chosen; None where the judge does not decide.

    `judge(prompt, first, second)` replies to the question whether "A", the text that it is shown first, or "B" is
    better. It is asked in both orders, and not at all about two equal texts.
    """
    first, second = complete(prompt), complete(prompt)
    if first == second:
        return None
    replies = [judge(prompt, first, second), judge(prompt, second, first)]
    match [parse_verdict(reply) for reply in replies]:
        case ["A", "B"]:
            chosen, rejected = first, second
        case ["B", "A"]:
            chosen, rejected = second, first
        case _:
            return None
    return {"prompt": prompt, "chosen": chosen, "rejected": rejected, "verdicts": replies}
