"""What one call in the playground came to: the learner's answer, beside the reference's where that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tutor.checking.comparison import part
from tutor.checking.report import Exhibit, Tolerance
from tutor.checking.wording import UNDER, exception_text
from tutor.sandbox.answers import Answer, Ended, Plain, Raised, Returned
from tutor.views.asked import asked_lines
from tutor.views.bar_lanes import bar_lanes, has_bars
from tutor.views.detail import frame_lines, printed_lines
from tutor.views.prose import sentences
from tutor.views.rows import Section, is_number, sections
from tutor.views.sides import BOTH_AGREE
from tutor.views.table import section_lines
from tutor.views.values import short
from tutor.views.words import CODE, HEADING, MUTED

if TYPE_CHECKING:
    from tutor.checking.playground import Played
    from tutor.checking.scenes import Scene
    from tutor.checking.transcript import Failure

MEND = "Mend it in the code and save: the call is made again at every save."
WRITE = "Write it in the code and save: the call is made again at every save."
UNCALLED = {"missing", "parameters"}
"""Failures for which the function was not even begun."""

REFERENCE_LATER = "The reference appears beside your answer once you have passed."
REFERENCE_ALONE = "The reference"


def played_lines(yours: Played, reference: Played | None, unit: str, width: int) -> list[Text]:
    """Return what a call came to, in lines of at most `width` columns; `unit` is what an entry of the answer is called.

    Without a reference it is said that there will be one.
    """
    if yours.is_in_file:
        return [*_trouble(yours, width), *printed_lines(yours.printed, width), Text(), *sentences(MEND, width, MUTED)]
    lines = [*_trouble(yours, width), *_answers(yours, reference, unit, width)]
    if yours.failure is not None and (what := _what_to_do(yours.failure)):
        lines += [Text(), *sentences(what, width, MUTED)]
    lines += asked_lines(yours.call, None if reference is None else reference.call, width)
    lines += printed_lines(yours.printed, width)
    if reference is None:
        lines += [Text(), *sentences(REFERENCE_LATER, width, MUTED)]
    return lines[1:] if lines and not lines[0].plain else lines


def _what_to_do(failure: Failure) -> str:
    if failure.type_name == "NotImplementedError":
        return WRITE
    return MEND if failure.kind in UNCALLED else ""


def _trouble(played: Played, width: int) -> list[Text]:
    if played.failure is None:
        return []
    sentence = played.failure.sentence.rstrip(".") + ("" if played.failure.sentence.endswith("?") else ".")
    return [*sentences(sentence, width), *frame_lines(played.failure.frames, width)]


def _answers(yours: Played, reference: Played | None, unit: str, width: int) -> list[Text]:
    mine = value_of(yours)
    other = None if reference is None else reference.call.answer
    if reference is None or not isinstance(other, Returned):
        drawn = _alone(yours, mine, unit, width) if mine is not None else []
        return [*drawn, *_without_reference(yours, other, width)]
    if mine is None:
        head = [Text(), Text.assemble((REFERENCE_ALONE, HEADING)), Text()]
        return [*head, *_alone(reference, other, unit, width)]
    return [Text(), *_both(yours, reference, mine, other, unit, width)]


def value_of(played: Played) -> Returned | None:
    """Return the answer if there is one that can be drawn: also one that was given while the input was changed."""
    answer = played.call.answer
    counts = played.failure is None or played.failure.kind == "changed_input"
    return answer if counts and isinstance(answer, Returned) else None


def ending_text(played: Played) -> str:
    """Return in a few words why there is no answer: "raised ValueError: mean of nothing"."""
    answer = played.call.answer
    if isinstance(answer, Raised) and not played.is_in_file:
        return f"raised {exception_text(answer)}"
    return played.failure.sentence if played.failure is not None else "no answer"


def _without_reference(yours: Played, reference: Answer | None, width: int) -> list[Text]:
    if isinstance(reference, Raised):
        mine = yours.call.answer
        if isinstance(mine, Raised) and mine.type_name == reference.type_name:
            return [Text(), *sentences("The reference raises it, too.", width, MUTED)]
        return [Text(), *sentences(f"The reference raises {exception_text(reference)}.", width, MUTED)]
    if isinstance(reference, Ended):
        return [Text(), *sentences(f"The reference has no answer to that. {reference.sentence}", width, MUTED)]
    return []


def _alone(played: Played, answer: Returned, unit: str, width: int) -> list[Text]:
    if (scene := _scene(played)) is not None:
        return [Text(), *_in_words(answer.value, answer.value, unit, width), *_scene_lines(scene, None, width)]
    exhibit = _exhibit(answer.value, answer.value, unit)
    return [Text(), *_sections(exhibit, unit, width), *_scene_trouble(played, width)]


def _both(yours: Played, reference: Played, mine: Returned, other: Returned, unit: str, width: int) -> list[Text]:
    scenes = _scene(yours), _scene(reference)
    if all(scenes):
        words = _in_words(other.value, mine.value, unit, width)
        says_so = not words or part(other.value, mine.value, Tolerance()) is None
        return [*words, *_scene_lines(*scenes, width, says_so=says_so)]
    exhibit = _exhibit(other.value, mine.value, unit)
    agree = [Text(), *sentences(BOTH_AGREE, width, MUTED)] if exhibit.part is None else []
    return [*_sections(exhibit, unit, width), *agree, *_scene_trouble(yours, width)]


def _scene(played: Played) -> Scene | None:
    return None if isinstance(played.scene, str) else played.scene


def _scene_lines(yours: Scene | None, reference: Scene | None, width: int, *, says_so: bool = True) -> list[Text]:
    from tutor.views.scene import scene_lines  # much to import, and most pictures are bars

    return scene_lines(yours, reference, width, Tolerance(), says_so=says_so)


def _in_words(reference: Plain, yours: Plain, unit: str, width: int) -> list[Text]:
    """Return what stands above a scene: the answers themselves where they have no numbers for it to draw."""
    if any(map(_has_numbers, (reference, yours))):
        return []
    return [*_sections(_exhibit(reference, yours, unit), unit, width), Text()]


def _has_numbers(value: Plain) -> bool:
    if isinstance(value, dict):
        value = list(value.values())
    return any(map(_has_numbers, value)) if isinstance(value, list) else is_number(value)


def _scene_trouble(played: Played, width: int) -> list[Text]:
    return [Text(), *sentences(played.scene, width, MUTED)] if isinstance(played.scene, str) else []


def _exhibit(reference: Plain, yours: Plain, unit: str) -> Exhibit:
    by_entry = _by_entry(reference), _by_entry(yours)
    if UNDER not in unit and by_entry[0] is not None and by_entry[1] is not None:
        reference, yours = by_entry
    return Exhibit("", reference, yours, "", "", part(reference, yours, Tolerance()))


def _by_entry(value: Plain) -> dict[Plain, Plain] | None:
    """Return a list of lists of numbers by the names of its entries, each of which is drawn by itself.

    With a unit that names entries and what they hold, `sections` does so, in those words.
    """
    if not isinstance(value, list) or not any(
        isinstance(entry, list) and any(map(is_number, entry)) for entry in value
    ):
        return None
    return {f"entry {index}": entry for index, entry in enumerate(value)}


def _sections(exhibit: Exhibit, unit: str, width: int) -> list[Text]:
    lines: list[Text] = []
    for section in sections(exhibit, unit):
        if has_bars(section):
            lines += [Text.assemble((section.title, HEADING))] if section.title else []
            lines += bar_lanes(section, ("yours", "reference"), width)
        else:
            lines += _as_text(section, width)
    return lines


def _as_text(section: Section, width: int) -> list[Text]:
    if not section.agrees:
        return section_lines(section, ("reference", "yours"), width)
    if not section.is_list or not section.rows:
        head = f"{section.title}  " if section.title else ""
        text = short(section.expected, max(width - len(head) - 2, 12))
        return [Text.assemble("  ", (head, HEADING), (text, CODE), no_wrap=True)]
    heads = [Text.assemble((section.title, HEADING))] if section.title else []
    label = max(len(row.label) for row in section.rows)
    entries = [(row.label, short(row.got, max(width - label - 4, 12))) for row in section.rows]
    lines = [Text.assemble("  ", (f"{name:<{label}}  ", MUTED), (text, CODE), no_wrap=True) for name, text in entries]
    return [*heads, *lines]
